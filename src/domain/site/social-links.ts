const networks: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'pinterest.com': 'Pinterest',
  'x.com': 'X',
  'twitter.com': 'X',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'vimeo.com': 'Vimeo',
}

export const mostSocialLinks = 10

/** Each line of what somebody typed that holds something. */
export function linesOf(text: string | null | undefined): string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || [])
}

/** An address on the web that a visitor may be sent to. */
export function isSocialAddress(line: string): boolean {
  const url = URL.canParse(line) ? new URL(line) : null
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !/\s/.test(line)
}

/** Where else the agency is found: what is no address is left out, and none stands there twice. */
export function socialLinks(text: string | null | undefined): string[] {
  return [...new Set(linesOf(text).filter(isSocialAddress))].slice(0, mostSocialLinks)
}

/** What the network of an address is called; one that nobody knows by its host. */
export function networkName(address: string): string {
  const host = new URL(address).hostname
  const known = Object.entries(networks).find(([end]) => host === end || host.endsWith(`.${end}`))
  return known?.[1] ?? host.replace(/^www\./, '')
}
