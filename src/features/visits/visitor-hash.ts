import { createHash, createHmac } from 'node:crypto'

/** Programs behind one address that are distinguished: so many visitors of one thing and a day, and no more, come from it. */
const programs = 64

/** Which of them a browser is, from what it calls itself. */
export function programOf(userAgent: string): number {
  return (createHash('sha256').update(userAgent).digest()[0] ?? 0) % programs
}

export interface Viewer {
  address: string
  program: number
}

/** The same for the same visitor of the same thing, as long as there is that salt. */
export function visitorHash(salt: Buffer, { address, program }: Viewer, subject: string): string {
  const hmac = createHmac('sha256', salt).update(`${subject} ${program} ${address}`)
  return hmac.digest('hex').slice(0, 32)
}
