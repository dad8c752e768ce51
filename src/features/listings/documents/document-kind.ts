/** "PDF", from the address of the file; `null` where it does not tell. */
export function documentKind(url: string): string | null {
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  const [, ending] = /\.([a-z\d]{2,4})$/i.exec(path) ?? []
  return ending?.toUpperCase() ?? null
}
