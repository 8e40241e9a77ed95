/**
 * The address that the document was loaded for. After a reload, Back and Forward among the entries of
 * one document take effect at once, so that the visitor can be elsewhere before any script runs.
 */
export function loadedAddress(current: URL): URL {
  const [load] = performance.getEntriesByType('navigation')
  if (!load) return current
  const { pathname, search } = new URL(load.name)
  return pathname === current.pathname && search === current.search ? current : new URL(load.name)
}
