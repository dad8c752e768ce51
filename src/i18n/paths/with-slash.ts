/** Pages end with a slash, files do not. What stands behind the path stays. */
export function withSlash(address: string): string {
  const end = address.search(/[?#]/)
  const path = end === -1 ? address : address.slice(0, end)
  return path.endsWith('/') || /\.[a-z0-9]+$/i.test(path) ? address : `${path}/${address.slice(path.length)}`
}
