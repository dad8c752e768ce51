import { SignInPage, type SignInPageProps } from '@/features/owners/account/sign-in-page'
import { portalPath } from '@/features/owners/home/portal-paths'
import { signedInOwner } from '@/features/owners/owner-session'
import { privateHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

import { getHomeBanner } from '../../data/content'
import { pictureHosts } from '../../data/homes/listings'
import { getSite } from '../../data/site'
import type { Answer, Page } from '../../page'
import { loginPage } from './login-page'

/** The door for whoever is outside; an owner who is in goes on to the portal. */
export async function loginScreen(request: Request, { locale }: { locale: Locale }): Promise<Answer> {
  if (await signedInOwner(request.headers))
    return new Response(null, { status: 303, headers: { ...privateHeaders, Location: portalPath(locale) } })
  return signInPage({ locale })
}

type Asked = Omit<SignInPageProps, 'picture' | 'hosts' | 'phone'>

/** The same page again, with what was typed and what is wrong with it. */
export async function signInPage({ status, ...props }: Asked & { status?: number }): Promise<Page> {
  const { locale } = props
  const [{ agency }, { banner }] = await Promise.all([getSite(locale), getHomeBanner(locale)])
  const picture = banner.image ?? banner.gallery[0] ?? null
  return loginPage({
    locale,
    status,
    isWide: true,
    content: <SignInPage {...props} picture={picture} hosts={pictureHosts} phone={agency.phone} />,
  })
}
