import { accounts } from '@/features/owners/account/account-settings'
import { askNewEmail, changeEmail, changeLanguage } from '@/features/owners/account/change-email'
import { type Confirmation, confirmOwner } from '@/features/owners/account/confirm-owner'
import { changePassword } from '@/features/owners/account/choose-password'
import { passwordErrors } from '@/features/owners/account/new-password'
import { removePasskey } from '@/features/owners/account/passkeys'
import { endAllSessions, endSession } from '@/features/owners/account/sessions'
import { mayGetMail } from '@/features/owners/account/sign-in-limits'
import { loginPath } from '@/features/owners/login-paths'
import { signedIn } from '@/features/owners/owner-session'
import type { AccountNotice } from '@/features/owners/account/account-page'
import { privateHeaders } from '@/http-cache/cache-headers'
import { isLocale, type Locale } from '@/i18n/locales'

import type { Answer } from '../../page'
import { accountScreen, toLogin } from '../../screens/owner/account-screen'
import { closedLinkScreen } from '../../screens/owner/login-link-screens'
import { askingFor, emailError } from './login-answer'
import { type LoginPost, refused } from './login-post'
import { leave } from './open-session'

export async function answerChangePassword({ request, locale, text }: LoginPost): Promise<Answer> {
  const found = await signedIn(request.headers)
  if (!found) return toLogin(locale)
  const [password, repeated] = [text('password'), text('repeated')]
  const errors = passwordErrors({ password, repeated })
  if (errors.password || errors.repeated) return accountScreen(request, { locale, errors })
  const current = await unconfirmed(found, text('current'))
  if (current) return accountScreen(request, { locale, errors: { current } })
  const given = { accountId: found.owner.accountId, sessionId: found.sessionId, password }
  await changePassword(await accounts(), given)
  return backToAccount(locale, 'password_changed')
}

/** The new mailbox gets a link; until it is followed the old address stays. */
export async function answerNewEmail({ request, locale, text }: LoginPost): Promise<Answer> {
  const found = await signedIn(request.headers)
  if (!found) return toLogin(locale)
  const typed = text('email')
  const { email: newEmail } = emailError(typed)
  if (newEmail) return accountScreen(request, { locale, errors: { newEmail } })
  const emailCurrent = await unconfirmed(found, text('current'))
  if (emailCurrent) return accountScreen(request, { locale, errors: { emailCurrent } })
  const { db, secret } = await accounts()
  const asking = await askingFor(request, typed)
  if (await mayGetMail({ db, secret }, asking))
    await askNewEmail(db, { accountId: found.owner.accountId, email: asking.email, language: locale })
  return backToAccount(locale, 'email_asked')
}

/** Whoever follows the link reads the new mailbox; another browser need not be signed in. */
export async function answerConfirmEmail({ locale }: LoginPost, token: string): Promise<Answer> {
  const changed = await changeEmail(await accounts(), token)
  return changed ? backToAccount(locale, 'email_changed') : closedLinkScreen(locale, 'link')
}

export async function answerLanguage({ request, locale, text }: LoginPost): Promise<Answer> {
  const found = await signedIn(request.headers)
  if (!found) return toLogin(locale)
  const wanted = text('language')
  if (!isLocale(wanted)) return refused(400)
  await changeLanguage(await accounts(), found.owner.accountId, wanted)
  return backToAccount(wanted, 'language_changed')
}

/** What keeps an owner from changing how they sign in; `undefined` for who typed their password. */
async function unconfirmed(
  { owner, sessionId }: NonNullable<Awaited<ReturnType<typeof signedIn>>>,
  current: string,
): Promise<Exclude<Confirmation, 'confirmed'> | undefined> {
  const outcome = await confirmOwner(await accounts(), { accountId: owner.accountId, sessionId, current })
  return outcome === 'confirmed' ? undefined : outcome
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
  const passkeyCurrent = await unconfirmed(found, text('current'))
  if (passkeyCurrent) return accountScreen(request, { locale, errors: { passkeyCurrent } })
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
