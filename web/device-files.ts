import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** What `tools/web` has collected: the Python files, the games and the wheel of msgspec. */
const COLLECTED = resolve(import.meta.dirname, "../build/device");
const PYODIDE = resolve(import.meta.dirname, "node_modules/pyodide");
/** What Pyodide loads by these names; none of its packages is needed. */
const OF_PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const MODULE = "virtual:device-files";
const TYPES: Record<string, string> = {
  json: "application/json",
  mjs: "text/javascript",
  wasm: "application/wasm",
};

interface DeviceFile {
  /** What the client calls it. */
  role: string;
  /** Its path among the client's files, with a hash of its content. */
  path: string;
  body: Buffer;
}

export function hashOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("hex");
}

/** The files that playing without a server needs. Their names change with their content. */
function deviceFiles(): DeviceFile[] {
  const pyodide = OF_PYODIDE.map((name) => readFileSync(join(PYODIDE, name)));
  const version = hashOf(Buffer.concat(pyodide)).slice(0, 10);
  const wheel = readdirSync(COLLECTED).find((name) => name.endsWith(".whl"));
  if (!wheel) throw new Error("the wheel of msgspec is missing; tools/web fetches it");
  const collected: [string, string][] = [
    ["games", "games.json"],
    ["msgspec", wheel],
    ["tavolino", "tavolino.zip"],
  ];
  return [
    ...OF_PYODIDE.map((name, i) => ({
      role: name,
      path: `device/pyodide-${version}/${name}`,
      body: pyodide[i] as Buffer,
    })),
    ...collected.map(([role, name]) => {
      const body = readFileSync(join(COLLECTED, name));
      const suffix = name.slice(name.lastIndexOf("."));
      return { role, path: `device/${role}-${hashOf(body).slice(0, 10)}${suffix}`, body };
    }),
  ];
}

/** Adds the files for playing without a server, and the module that names them. */
export function device(): Plugin {
  return {
    name: "device",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const named = deviceFiles().map(({ role, path, body }) => [
        role,
        { path, size: body.length },
      ]);
      const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf-8"));
      const lock = JSON.stringify({ info, packages: {} });
      const files = JSON.stringify(Object.fromEntries(named));
      return `export default ${files};\nexport const lock = ${lock};`;
    },
    generateBundle() {
      for (const { path, body } of deviceFiles()) {
        this.emitFile({ type: "asset", fileName: path, source: body });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith("/device/")) return next();
        const found = deviceFiles().find(({ path }) => request.url === `/${path}`);
        if (!found) return next();
        const suffix = found.path.slice(found.path.lastIndexOf(".") + 1);
        response.setHeader("Content-Type", TYPES[suffix] ?? "application/zip");
        response.end(found.body);
      });
    },
  };
}

const UNLISTED = /\.gz$|^files\.json$|^sw\.js$/;

/** Writes files.json: everything that the client needs to play without a network. */
export function listed(out: string): Plugin {
  return {
    name: "listed",
    apply: "build",
    closeBundle() {
      const names = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
        .filter((name) => !UNLISTED.test(name))
        .sort();
      const files = names.map((path) => {
        const body = readFileSync(join(out, path));
        return { path, size: body.length, hash: hashOf(body) };
      });
      writeFileSync(join(out, "files.json"), `${JSON.stringify({ files }, null, 1)}\n`);
    },
  };
}
