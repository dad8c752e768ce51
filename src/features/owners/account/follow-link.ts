import type { Accounts } from './account-settings'
import { openLogin } from './choose-password'
import { spendOneTime } from './one-time'

/** Signs in whoever reads the mailbox; `null` when the link was used or is too old. */
export function followLink(
  { db }: Pick<Accounts, 'db'>,
  token: string,
): Promise<{ accountId: string; email: string } | null> {
  return db.transaction(async (tx) => {
    const used = await spendOneTime(tx, token, ['link'])
    const accountId = used && (await openLogin(tx, used.email))
    return accountId ? { accountId, email: used.email } : null
  })
}
