import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import building from "./vite.config.ts";

// Separate from vite.config.ts, because building does without the tests' packages.
export default mergeConfig(
  building,
  defineConfig({
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"] },
  }),
);
