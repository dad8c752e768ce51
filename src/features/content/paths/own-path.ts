/** The path of an address on this site, with or without `www.`; `null` for one that lies elsewhere. */
export function ownPath(address: string, siteUrl: string): string | null {
  if (address.startsWith('/')) return address
  const { host, pathname, search, hash } = new URL(address)
  return bare(host) === bare(new URL(siteUrl).host) ? pathname.replace(/^\/+/, '/') + search + hash : null
}

function bare(host: string): string {
  return host.replace(/^www\./, '')
}
