/** Both without their prefix; `__Secure-` stands before the first on https. */
export const sessionCookie = 'gevel_owner'
export const deviceCookie = 'gevel_device'

export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

export function hasSessionCookie(headers: Headers): boolean {
  return [sessionCookie, `__Secure-${sessionCookie}`].some((name) => readCookie(headers, name) !== null)
}
