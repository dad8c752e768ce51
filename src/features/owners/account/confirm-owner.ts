import { isWithinLimits } from '@/features/leads/guard/limits'

import type { Accounts } from './account-settings'
import { findHash } from './choose-password'
import { isFreshSession } from './sessions'

export interface Confirming {
  accountId: string
  sessionId: string
  /** The password, typed once more. */
  current: string
}

export type Confirmation = 'confirmed' | 'password_required' | 'password_wrong' | 'sign_in_again'

/**
 * Whether it is really the owner who changes how they sign in: a browser left open is not enough. Who has no password
 * yet signed in a moment ago instead.
 */
export async function confirmOwner(
  { db, secret, isPassword }: Pick<Accounts, 'db' | 'secret' | 'isPassword'>,
  { accountId, sessionId, current }: Confirming,
): Promise<Confirmation> {
  const hash = await findHash(db, accountId)
  if (hash === null)
    return (await isFreshSession(db, { accountId, sessionId })) ? 'confirmed' : 'sign_in_again'
  if (current === '') return 'password_required'
  const limits = [{ scope: 'owner-confirm', subject: accountId, most: 10, withinSeconds: 600 }]
  if (!(await isWithinLimits(db, { limits, secret, now: new Date() }))) return 'password_wrong'
  return (await isPassword(current, hash)) ? 'confirmed' : 'password_wrong'
}
