import { SignInPage } from '@/features/owners/account/sign-in-page'
import { signedInOwner } from '@/features/owners/owner-session'
import type { Locale } from '@/i18n/locales'

import type { Answer } from '../../page'
import { loginPage } from './login-page'
import { portalScreen } from './portal-screen'

/** The door for whoever is outside; the portal for an owner who is in. */
export async function loginScreen(request: Request, { locale }: { locale: Locale }): Promise<Answer> {
  const owner = await signedInOwner(request.headers)
  if (owner) return portalScreen({ locale, owner })
  return loginPage({ locale, content: <SignInPage locale={locale} /> })
}
