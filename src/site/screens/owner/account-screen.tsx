import { AccountPage, accountNotices, type AccountPageProps } from '@/features/owners/account/account-page'
import { loginPath } from '@/features/owners/login-paths'
import { ownPlaces } from '@/features/owners/own-places'
import { signedIn } from '@/features/owners/owner-session'
import { privateHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

import { getAccount } from '../../data/owners'
import type { Answer } from '../../page'
import { loginPage } from './login-page'

interface AccountAsked {
  locale: Locale
  errors?: AccountPageProps['errors']
}

/** How an owner signs in; who is outside is led to the door. */
export async function accountScreen(request: Request, { locale, errors }: AccountAsked): Promise<Answer> {
  const found = await signedIn(request.headers)
  if (!found) return toLogin(locale)
  const asked = new URL(request.url).searchParams.get('notice')
  const notice = accountNotices.find((name) => name === asked)
  const account = await getAccount(found)
  return loginPage({
    locale,
    status: errors && 422,
    parts: ['account'],
    own: ownPlaces(locale, { owner: found.owner, here: 'account' }),
    content: <AccountPage locale={locale} owner={found.owner} {...account} notice={notice} errors={errors} />,
  })
}

export function toLogin(locale: Locale, ...parts: string[]): Response {
  return new Response(null, {
    status: 303,
    headers: { ...privateHeaders, Location: loginPath(locale, ...parts) },
  })
}
