import { choosing } from '@/features/owners/account/choose-password'
import { MailWishPage } from '@/features/owners/account/forgotten-page'
import { ChoosePasswordPage, ConfirmEmailPage, OpenLinkPage } from '@/features/owners/account/link-pages'
import type { Locale } from '@/i18n/locales'

import { isLinkOpen } from '../../data/owners'
import type { Page } from '../../page'
import { loginPage } from './login-page'

export function forgottenScreen(locale: Locale): Page {
  return loginPage({
    locale,
    parts: ['forgotten'],
    content: <MailWishPage locale={locale} wish="forgotten" />,
  })
}

export async function openLinkScreen(locale: Locale, token: string): Promise<Page> {
  if (!(await isLinkOpen(token, ['link']))) return closedLinkScreen(locale, 'link')
  const content = <OpenLinkPage locale={locale} token={token} />
  return loginPage({ locale, parts: ['open', token], content })
}

export async function confirmEmailScreen(locale: Locale, token: string): Promise<Page> {
  if (!(await isLinkOpen(token, ['email']))) return closedLinkScreen(locale, 'link')
  const content = <ConfirmEmailPage locale={locale} token={token} />
  return loginPage({ locale, parts: ['email', token], content })
}

export async function choosePasswordScreen(locale: Locale, token: string): Promise<Page> {
  if (!(await isLinkOpen(token, choosing))) return closedLinkScreen(locale, 'forgotten')
  const content = <ChoosePasswordPage locale={locale} token={token} />
  return loginPage({ locale, parts: ['password', token], content })
}

/** Used, too old or never made: in each case the next step is a new one. */
export function closedLinkScreen(locale: Locale, wish: 'forgotten' | 'link'): Page {
  return loginPage({
    locale,
    status: 410,
    content: <MailWishPage locale={locale} wish={wish} isLinkClosed />,
  })
}
