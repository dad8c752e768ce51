/** Where this machine gets Debian's packages from, by its own file of sources. */
export function aptMirror(sources: string): string {
  const [, mirror] = /^URIs:\s*(\S+)/m.exec(sources) ?? []
  if (!mirror) throw new Error('The sources of apt name no mirror.')
  return mirror
}
