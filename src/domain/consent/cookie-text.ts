import { isPreviewPath } from '../preview'

export interface CookieKind {
  /** Zero removes it. */
  days: number
  /** Only over TLS. */
  isSecure: boolean
  /** Absent: of this host alone. */
  domain?: string
}

const daySeconds = 86_400

/** What is written to set a cookie of the whole site, which no other site can send along. */
export function cookieText(name: string, value: string, { days, isSecure, domain }: CookieKind): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${days * daySeconds}`,
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
    ...(domain ? [`Domain=${domain}`] : []),
  ].join('; ')
}

/** All cookies of a browser as it hands them out. */
export function readCookies(text: string): Map<string, string> {
  const pairs = text.split(/;\s*/).filter(Boolean)
  return new Map(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      return [name.trim(), decoded(rest.join('='))]
    }),
  )
}

/** A cookie that says true is consent; an editor's preview needs none. */
export function countsAsConsent(cookie: string | undefined, path: string): boolean {
  return cookie === 'true' || isPreviewPath(path)
}

/** A tag that wants its cookie for all of an agency's hosts sets it on the widest domain that browsers take. */
export function cookieDomains(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
