import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { deviceCookie, readCookie } from './owner-cookies'

const mostPeople = 5
const days = 400

/**
 * A browser in which somebody has signed in before. Their guesses are counted apart, so that a stranger who guesses at
 * an account cannot keep its owner out. The cookie names the browser and holds a seal for each person who used it.
 */
export interface KnownDevice {
  id: string
}

export function knownDevice(
  headers: Headers,
  { email, secret, cookie = deviceCookie }: Sealed,
): KnownDevice | null {
  const [id = '', ...seals] = (readCookie(headers, cookie) ?? '').split('~')
  const own = Buffer.from(seal(id, { email, secret }))
  const isKnown = seals.some((given) => {
    const other = Buffer.from(given)
    return other.length === own.length && timingSafeEqual(other, own)
  })
  return isKnown ? { id } : null
}

interface Sealed {
  email: string
  secret: string
  /** Its name: the admin and the portal have one each. */
  cookie?: string
}

/** The cookie after this person signed in here. */
export function rememberDevice(
  headers: Headers,
  { email, secret, isSecure, cookie = deviceCookie }: Sealed & { isSecure: boolean },
) {
  const [oldId, ...seals] = (readCookie(headers, cookie) ?? '').split('~')
  const id = oldId && /^[\w-]{22}$/.test(oldId) ? oldId : randomBytes(16).toString('base64url')
  const own = seal(id, { email, secret })
  const others = seals.filter((given) => given !== own && /^[\w-]{22}$/.test(given))
  const value = [id, own, ...others].slice(0, mostPeople + 1).join('~')
  const attributes = `Max-Age=${days * 86_400}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return `${cookie}=${value}; ${attributes}`
}

function seal(id: string, { email, secret }: Pick<Sealed, 'email' | 'secret'>): string {
  return createHmac('sha256', secret)
    .update(`device ${id} ${email}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}
