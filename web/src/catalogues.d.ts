declare module "virtual:catalogues" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
