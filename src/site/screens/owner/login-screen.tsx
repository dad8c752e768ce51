import { SignInPage } from '@/features/owners/account/sign-in-page'
import { portalPath } from '@/features/owners/home/portal-paths'
import { signedInOwner } from '@/features/owners/owner-session'
import { privateHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

import type { Answer } from '../../page'
import { loginPage } from './login-page'

/** The door for whoever is outside; an owner who is in goes on to the portal. */
export async function loginScreen(request: Request, { locale }: { locale: Locale }): Promise<Answer> {
  if (await signedInOwner(request.headers))
    return new Response(null, { status: 303, headers: { ...privateHeaders, Location: portalPath(locale) } })
  return loginPage({ locale, content: <SignInPage locale={locale} /> })
}
