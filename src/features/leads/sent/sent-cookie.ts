/** Which request a browser sent last, for the page that thanks: neither its address nor its links hold a key. */
export const sentCookieName = 'gevel_sent'
export const sentCookieDays = 2

export interface SentCookie {
  /** A signed link of the request. */
  token: string
  /** The page that thanks. */
  path: string
  isSecure: boolean
}

export function sentCookie({ token, path, isSecure }: SentCookie): string {
  const attributes = `Max-Age=${sentCookieDays * 86_400}; Path=${path}; HttpOnly; SameSite=Lax`
  return `${sentCookieName}=${token}; ${attributes}${isSecure ? '; Secure' : ''}`
}

const inHeader = new RegExp(`(?:^|;\\s*)${sentCookieName}=([\\w.-]{1,200})(?:;|$)`)

export function sentTokenIn(cookies: string | null): string | null {
  return inHeader.exec(cookies ?? '')?.[1] ?? null
}
