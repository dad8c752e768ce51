/** A link as editors and agencies write it, always over https; `null` for what is no web address. */
export function httpsUrl(link: string): string | null {
  const url = `https://${link.trim().replace(/^(?:https?:)?\/\//i, '')}`
  if (!URL.canParse(url)) return null
  const { hostname, username } = new URL(url)
  // A scheme such as mailto: reads as a user or a host without a dot.
  return hostname.includes('.') && username === '' ? url : null
}
