import { accounts } from '@/features/owners/account/account-settings'
import { changePassword } from '@/features/owners/account/choose-password'
import { passwordErrors } from '@/features/owners/account/new-password'
import { removePasskey } from '@/features/owners/account/passkeys'
import { endAllSessions, endSession } from '@/features/owners/account/sessions'
import { loginPath } from '@/features/owners/login-paths'
import { signedIn } from '@/features/owners/owner-session'
import type { AccountNotice } from '@/features/owners/account/account-page'
import { privateHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

import type { Answer } from '../../page'
import { accountScreen, toLogin } from '../../screens/owner/account-screen'
import type { LoginPost } from './login-post'
import { leave } from './open-session'

export async function answerChangePassword({ request, locale, text }: LoginPost): Promise<Answer> {
  const found = await signedIn(request.headers)
  if (!found) return toLogin(locale)
  const [current, password, repeated] = [text('current'), text('password'), text('repeated')]
  const errors = passwordErrors({ password, repeated })
  if (errors.password || errors.repeated) return accountScreen(request, { locale, errors })
  const { owner, sessionId } = found
  const given = { accountId: owner.accountId, sessionId, current, password }
  if ((await changePassword(await accounts(), given)) === 'wrong')
    return accountScreen(request, { locale, errors: { current: 'password_wrong' } })
  return backToAccount(locale, 'password_changed')
}

export async function answerEnd({ request, locale, text }: LoginPost): Promise<Answer> {
  const found = await signedIn(request.headers)
  if (!found) return toLogin(locale)
  await endSession((await accounts()).db, found.owner.accountId, text('id'))
  return backToAccount(locale, 'ended')
}

/** Here too. */
export async function answerEndAll({ request, locale }: LoginPost): Promise<Answer> {
  const found = await signedIn(request.headers)
  if (!found) return toLogin(locale)
  const gone = await leave(request, locale)
  await endAllSessions((await accounts()).db, found.owner.accountId)
  return gone
}

export async function answerRemovePasskey({ request, locale, text }: LoginPost): Promise<Answer> {
  const found = await signedIn(request.headers)
  if (!found) return toLogin(locale)
  await removePasskey((await accounts()).db, found.owner.accountId, text('id'))
  return backToAccount(locale, 'passkey_removed')
}

export function accountPath(locale: Locale, notice: AccountNotice): string {
  return `${loginPath(locale, 'account')}?notice=${notice}`
}

function backToAccount(locale: Locale, notice: AccountNotice): Response {
  const headers = { ...privateHeaders, Location: accountPath(locale, notice) }
  return new Response(null, { status: 303, headers })
}
