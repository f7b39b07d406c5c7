import { resolve } from "node:path";
import { build, type Plugin } from "vite";

/** Builds the service worker into one file. It is no part of the page, shares nothing with its chunks,
 * and its name stays the same, because browsers look for a newer one under the name they know. */
export function serviceWorker(out: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async writeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        build: {
          outDir: out,
          emptyOutDir: false,
          target: "es2022",
          modulePreload: false,
          rolldownOptions: {
            input: resolve(import.meta.dirname, "sw/main.ts"),
            output: { format: "iife", entryFileNames: "sw.js" },
          },
        },
      });
    },
  };
}
