import { z } from 'zod'

import { accounts, TooBusyError } from '@/features/owners/account/account-settings'
import { choosePassword } from '@/features/owners/account/choose-password'
import { followLink } from '@/features/owners/account/follow-link'
import { MailSentPage, type MailWish, MailWishPage } from '@/features/owners/account/forgotten-page'
import { knownDevice } from '@/features/owners/account/known-device'
import { ChoosePasswordPage } from '@/features/owners/account/link-pages'
import { passwordErrors } from '@/features/owners/account/new-password'
import { signIn } from '@/features/owners/account/sign-in'
import { type Asking, mayGetMail } from '@/features/owners/account/sign-in-limits'
import type { SignInErrors, SignInPageProps } from '@/features/owners/account/sign-in-page'
import { queueOwnerLetter } from '@/features/owners/letters/queue-letter'

import { askedFrom } from '../../data/owners'
import type { Answer, Page } from '../../page'
import { toLogin } from '../../screens/owner/account-screen'
import { closedLinkScreen } from '../../screens/owner/login-link-screens'
import { loginPage } from '../../screens/owner/login-page'
import { signInPage } from '../../screens/owner/login-screen'
import type { LoginPost } from './login-post'
import { enter } from './open-session'

export async function answerEnter({ request, locale, text }: LoginPost): Promise<Answer> {
  const [email, password] = [text('email'), text('password')]
  const errors: SignInErrors = { ...emailError(email), ...(password === '' && requiredPassword) }
  const again = (status: number, props: Pick<SignInPageProps, 'errors' | 'problem'>): Promise<Page> =>
    signInPage({ locale, status, email, ...props })
  if (errors.email || errors.password) return again(422, { errors })
  const asking = await askingFor(request, email)
  try {
    const outcome = await signIn(await accounts(), { ...asking, password })
    if (outcome.state === 'choose') return toLogin(locale, 'password', outcome.token)
    if (outcome.state === 'throttled') return await again(429, { problem: 'throttled' })
    if (outcome.state === 'wrong') return await again(422, { problem: 'wrong' })
    const { accountId } = outcome
    return await enter(request, locale, { accountId, email: asking.email })
  } catch (error) {
    if (error instanceof TooBusyError) return await again(503, { problem: 'busy' })
    throw error
  }
}

/** Answers alike whatever becomes of it: the worker looks whether the address is known. */
export async function answerMailWish(wish: MailWish, { request, locale, text }: LoginPost): Promise<Answer> {
  const email = text('email')
  const { email: error } = emailError(email)
  if (error)
    return loginPage({
      locale,
      status: 422,
      content: <MailWishPage locale={locale} wish={wish} email={email} error={error} />,
    })
  const { db, secret } = await accounts()
  const asking = await askingFor(request, email)
  if (await mayGetMail({ db, secret }, asking)) {
    const kind = wish === 'forgotten' ? 'recovery' : 'link'
    await queueOwnerLetter(db, { kind, email: asking.email, language: locale })
  }
  return loginPage({ locale, content: <MailSentPage locale={locale} /> })
}

export async function answerOpen({ request, locale }: LoginPost, token: string): Promise<Answer> {
  const found = await followLink(await accounts(), token)
  return found ? enter(request, locale, found) : closedLinkScreen(locale, 'link')
}

export async function answerChoose({ request, locale, text }: LoginPost, token: string): Promise<Answer> {
  const typed = { password: text('password'), repeated: text('repeated') }
  const errors = passwordErrors(typed)
  if (errors.password || errors.repeated) {
    const content = <ChoosePasswordPage locale={locale} token={token} errors={errors} />
    return loginPage({ locale, status: 422, parts: ['password', token], content })
  }
  const found = await choosePassword(await accounts(), { token, password: typed.password })
  return found ? enter(request, locale, found) : closedLinkScreen(locale, 'forgotten')
}

const requiredPassword = { password: 'password_required' } as const

const address = z.email().max(254)

export function emailError(typed: string): Pick<SignInErrors, 'email'> {
  if (typed.trim() === '') return { email: 'email_required' }
  return address.safeParse(typed.trim()).success ? {} : { email: 'email_invalid' }
}

export async function askingFor({ headers }: Request, typed: string): Promise<Asking> {
  const { secret } = await accounts()
  const email = typed.trim().toLowerCase()
  return { email, ip: askedFrom(headers), device: knownDevice(headers, { email, secret }) }
}
