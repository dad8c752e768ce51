import { cookieDomains, cookieText, readCookies } from '@/domain/consent/cookie-text'

/** The only place that sets, reads and removes cookies. */
export function setCookie(name: string, value: string, days: number): void {
  document.cookie = cookieText(name, value, { days, isSecure: isSecure() })
}

export function readCookie(name: string): string | undefined {
  return readCookies(document.cookie).get(name)
}

export function cookieNames(): string[] {
  return [...readCookies(document.cookie).keys()]
}

/** Whoever set it: on this host, or on a wider domain. */
export function removeCookie(name: string): void {
  for (const domain of [undefined, ...cookieDomains(location.hostname)])
    document.cookie = cookieText(name, '', { days: 0, isSecure: isSecure(), ...(domain && { domain }) })
}

function isSecure(): boolean {
  return location.protocol === 'https:'
}
