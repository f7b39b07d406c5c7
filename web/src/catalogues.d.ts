declare module "virtual:catalogues" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}

declare module "virtual:device-files" {
  /** The files for playing on this device by their role, each with its path and size. */
  const files: Record<string, { path: string; size: number }>;
  export default files;
  /** What Pyodide has to know of its packages: there are none. */
  export const lock: object;
}
