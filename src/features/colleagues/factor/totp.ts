// By hand, ten lines of HMAC: the libraries that are installed do not say which step a code belongs to, which replays need.
import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6

/** The step of RFC 6238 that a moment belongs to. */
export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / 1000 / stepSeconds)
}

/** The code of one step, by RFC 4226 with SHA-1, which is what the apps on phones know. */
export function codeAt(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const from = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(from) & 0x7f_ff_ff_ff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The step whose code was typed: this one, or the one before or after it, for clocks that differ. */
export function stepOf(secret: Buffer, typed: string, at: Date): number | null {
  if (!/^\d{6}$/.test(typed)) return null
  const now = stepAt(at)
  const found = [now, now - 1, now + 1].find((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(typed)),
  )
  return found ?? null
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As a person types it into an app (RFC 4648). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((part) => alphabet[Number.parseInt(part.padEnd(5, '0'), 2)])
    .join('')
}

/** What was typed, back to bytes. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What the picture of squares says to the app. */
export function otpauthUrl({
  secret,
  email,
  issuer,
}: {
  secret: Buffer
  email: string
  issuer: string
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const query = new URLSearchParams({ secret: base32(secret), issuer })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
