/** MapLibre with its style sheet and its worker, which must come from our own host just as the package has it. */
export async function mapLibrary() {
  const [library, worker] = await Promise.all([
    import('maplibre-gl'),
    import('maplibre-gl/dist/maplibre-gl-worker.mjs?url'),
    import('maplibre-gl/dist/maplibre-gl.css'),
  ])
  library.setWorkerUrl(worker.default)
  return library
}
