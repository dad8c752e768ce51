import { env } from '@/env'
import { senderAddress } from '@/features/leads/guard/form-guard-origin'
import { accounts, configureAccounts } from '@/features/owners/account/account-settings'
import { hasPassword } from '@/features/owners/account/choose-password'
import { listPasskeys } from '@/features/owners/account/passkeys'
import { isOpen, type OneTimePurpose } from '@/features/owners/account/one-time'
import { listSessions } from '@/features/owners/account/sessions'
import type { signedIn } from '@/features/owners/owner-session'

configureAccounts({ siteUrl: env.SITE_URL, secret: env.LINK_SECRET })

/** Where a post came from, as far as our own proxies can tell. */
export function askedFrom(headers: Headers): string {
  return senderAddress(headers, env.OWN_PROXIES)
}

export const isSecureSite = env.SITE_URL.startsWith('https:')

export async function isLinkOpen(token: string, purposes: OneTimePurpose[]): Promise<boolean> {
  return isOpen((await accounts()).db, token, purposes)
}

type SignedIn = NonNullable<Awaited<ReturnType<typeof signedIn>>>

/** What the page of an account shows. */
export async function getAccount({ owner, sessionId }: SignedIn) {
  const { db } = await accounts()
  const { accountId } = owner
  const [isPasswordSet, sessions, passkeys] = await Promise.all([
    hasPassword(db, accountId),
    listSessions(db, { accountId, sessionId }),
    listPasskeys(db, accountId),
  ])
  return { hasPassword: isPasswordSet, sessions, passkeys }
}
