import { knownLocale, type Locale } from '@/i18n/locales'

import { accounts } from './account/account-settings'
import { hasSessionCookie } from './account/owner-cookies'
import { touchSession } from './account/sessions'

export interface Owner {
  accountId: string
  email: string
  name: string
  language: Locale
}

/** Who asks, as their cookie tells; `null` for everybody else. */
export async function signedInOwner(headers: Headers): Promise<Owner | null> {
  return (await signedIn(headers))?.owner ?? null
}

/** The same, with the session itself. */
export async function signedIn(headers: Headers): Promise<{ owner: Owner; sessionId: string } | null> {
  if (!hasSessionCookie(headers)) return null
  const { auth, db } = await accounts()
  const found = await auth.api.getSession({ headers })
  if (!found || !(await touchSession(db, found.session.id))) return null
  const { id, email, name, language } = found.user
  return {
    owner: { accountId: id, email, name, language: knownLocale(language) },
    sessionId: found.session.id,
  }
}
