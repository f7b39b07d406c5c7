import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { catalogues } from "./catalogues.ts";
import { device, listed } from "./device-files.ts";
import { rules } from "./rules.ts";
import { styles } from "./styles.ts";
import { serviceWorker } from "./sw.ts";

const OUT = resolve(import.meta.dirname, "../src/tavolino/server/web");
const PYTHON = process.env.TAVOLINO_URL ?? "http://127.0.0.1:8000";
const COMPRESSED = /\.(css|html|js|json|mjs|svg|wasm|webmanifest)$/;

/** Writes a gzip copy of each text file for the server to send. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf-8" })) {
        if (COMPRESSED.test(name)) {
          const path = join(OUT, name);
          writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
        }
      }
    },
  };
}

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    styles(),
    catalogues(),
    rules(),
    device(),
    serviceWorker(OUT),
    compressed(),
    listed(OUT),
  ],
  experimental: {
    // Scripts and style sheets find files beside them, so they work in any folder. The page has paths
    // from the top, since a server sends it for addresses of any depth; `tavolino site` changes them.
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    // Small assets stay separate files: nothing is inlined, so the content security policy can be strict.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Everything that the first page needs is in one file, even what other chunks share.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
  // The server finds this script by its name: it alone may compile WebAssembly.
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/device-worker-[hash].js" } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: PYTHON, ws: true } },
  },
});
