import { isIP } from 'node:net'

/** Whether a post comes from a page of this site: another site must not make a visitor's browser send forms here. */
export function isOwnPost(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  // `none` is the visitor themselves, who loads the answer of a form again.
  if (site) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  // Neither header: no browser of this decade, so nobody's browser was misled.
  if (!origin) return true
  return hostOf(origin) === hostOf(siteUrl) || hostOf(origin) === headers.get('host')
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null
}

/**
 * The address a post came from, for counting. Each proxy adds the one it saw at the end, so only as many as are ours
 * can be believed; what stands before them is whatever the sender wrote.
 */
export function senderAddress(headers: Headers, ownProxies = 1): string {
  const seen = (headers.get('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
  return network(seen.at(-ownProxies) || seen[0] || 'unknown')
}

/** Of IPv6 the first half: the other half is the sender's own to choose. */
function network(address: string): string {
  if (isIP(address) !== 6 || address.toLowerCase().startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const [left, right] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const missing = address.includes('::') ? 8 - left.length - right.length : 0
  return [...left, ...Array<string>(Math.max(missing, 0)).fill('0'), ...right].slice(0, 4).join(':')
}
