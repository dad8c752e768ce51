import { accounts } from '@/features/owners/account/account-settings'
import { rememberDevice } from '@/features/owners/account/known-device'
import { portalPath } from '@/features/owners/home/portal-paths'
import { loginPath } from '@/features/owners/login-paths'
import { privateHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

import { isSecureSite } from '../../data/owners'

export interface Opening {
  accountId: string
  email: string
}

/** The cookies of a new session, and of a browser that is known from now on. */
export async function sessionCookies(request: Request, { accountId, email }: Opening): Promise<Headers> {
  const { auth, secret } = await accounts()
  const { headers } = await auth.api.openSession({
    body: { accountId },
    headers: request.headers,
    returnHeaders: true,
  })
  const cookies = new Headers(privateHeaders)
  for (const cookie of headers.getSetCookie()) cookies.append('Set-Cookie', cookie)
  cookies.append('Set-Cookie', rememberDevice(request.headers, { email, secret, isSecure: isSecureSite }))
  return cookies
}

/** Signs in, and shows the portal. */
export async function enter(request: Request, locale: Locale, opening: Opening): Promise<Response> {
  const headers = await sessionCookies(request, opening)
  headers.set('Location', portalPath(locale))
  return new Response(null, { status: 303, headers })
}

/** Signs out here, and forgets the cookie. */
export async function leave(request: Request, locale: Locale): Promise<Response> {
  const { auth } = await accounts()
  const { headers } = await auth.api.closeSession({ headers: request.headers, returnHeaders: true })
  const cookies = new Headers({ ...privateHeaders, Location: loginPath(locale) })
  for (const cookie of headers.getSetCookie()) cookies.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers: cookies })
}
