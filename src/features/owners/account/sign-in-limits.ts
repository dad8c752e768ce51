import type { Database } from '@/database/connection'
import { isWithinLimits, type Limit } from '@/features/leads/guard/limits'

import type { KnownDevice } from './known-device'

const tenMinutes = 600
const day = 86_400

export interface Asking {
  email: string
  /** The address the post came from. */
  ip: string
  device: KnownDevice | null
}

interface Counting {
  db: Database
  secret: string
}

/** Owners of homes and colleagues are counted apart. */
export type Counted = 'owner' | 'colleague'

/** What a try to sign in counts against. A known device is counted by itself alone. */
export function signInLimits(who: Counted, { email, ip, device }: Asking): Limit[] {
  return device
    ? [{ scope: `${who}-device`, subject: `${device.id} ${email}`, most: 20, withinSeconds: tenMinutes }]
    : [
        { scope: `${who}-ip`, subject: ip, most: 20, withinSeconds: tenMinutes },
        { scope: `${who}-ip-day`, subject: ip, most: 100, withinSeconds: day },
        { scope: `${who}-account`, subject: email, most: 10, withinSeconds: tenMinutes },
        { scope: `${who}-account-day`, subject: email, most: 40, withinSeconds: day },
      ]
}

/** Counts a try to sign in, before any password is looked at. */
export function maySignIn({ db, secret }: Counting, asking: Asking): Promise<boolean> {
  return isWithinLimits(db, { limits: signInLimits('owner', asking), secret, now: new Date() })
}

/**
 * Counts a wish for a mail. As many as three in half an hour: what they hold is valid that long, so whoever asks in
 * another's name cannot leave them without one. A known device is counted apart here too.
 */
export function mayGetMail(
  { db, secret }: Counting,
  { email, ip, device }: Asking,
  who: Counted = 'owner',
): Promise<boolean> {
  const halfHour = { most: 3, withinSeconds: 1800 }
  const limits: Limit[] = device
    ? [{ scope: `${who}-mail-device`, subject: `${device.id} ${email}`, ...halfHour }]
    : [
        { scope: `${who}-mail`, subject: email, ...halfHour },
        { scope: `${who}-mail-ip`, subject: ip, most: 20, withinSeconds: 1800 },
      ]
  return isWithinLimits(db, { limits, secret, now: new Date() })
}

/** Counts a browser that asks for something to sign with a passkey. */
export function mayTryPasskey({ db, secret }: Counting, ip: string): Promise<boolean> {
  const limits = [{ scope: 'owner-passkey', subject: ip, most: 60, withinSeconds: tenMinutes }]
  return isWithinLimits(db, { limits, secret, now: new Date() })
}
