import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

import { accounts } from '@/features/owners/account/account-settings'
import { confirmOwner } from '@/features/owners/account/confirm-owner'
import { deviceName } from '@/features/owners/account/device-name'
import { addPasskey, askPasskey, checkPasskey, startPasskey } from '@/features/owners/account/passkeys'
import { mayTryPasskey } from '@/features/owners/account/sign-in-limits'
import { portalPath } from '@/features/owners/home/portal-paths'
import { signedIn } from '@/features/owners/owner-session'
import { privateHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

import { askedFrom } from '../../data/owners'
import { getSite } from '../../data/site'
import { accountPath } from './account-answer'
import { refused } from './login-post'
import { sessionCookies } from './open-session'

/** Only what is looked up by hand; the rest is checked bit by bit against the stored key. */
const signed = z.looseObject({ id: z.string().max(1400), response: z.looseObject({}) })
const signedAs = <Answer>() => z.custom<Answer>((body) => signed.safeParse(body).success)
const authentication = signedAs<AuthenticationResponseJSON>()
const registration = signedAs<RegistrationResponseJSON>()

/** What a browser brings to and from its passkeys, as JSON. */
export type PasskeyAnswer = (request: Request, locale: Locale, body: unknown) => Promise<Response>

export const answerAskPasskey: PasskeyAnswer = async ({ headers }) => {
  const opened = await accounts()
  if (!(await mayTryPasskey(opened, askedFrom(headers)))) return refused(429)
  return json(await askPasskey(opened))
}

export const answerEnterPasskey: PasskeyAnswer = async (request, locale, body) => {
  const read = authentication.safeParse(body)
  if (!read.success) return refused(400)
  const found = await checkPasskey(await accounts(), read.data)
  if (!found) return refused(403)
  return json({ to: portalPath(locale) }, await sessionCookies(request, found))
}

const starting = z.object({ current: z.string().max(200).default('') })

export const answerStartPasskey: PasskeyAnswer = async ({ headers }, locale, body) => {
  const found = await signedIn(headers)
  const read = starting.safeParse(body)
  if (!found || !read.success) return refused(403)
  const { owner, sessionId } = found
  const given = { accountId: owner.accountId, sessionId, ...read.data }
  if ((await confirmOwner(await accounts(), given)) !== 'confirmed') return refused(422)
  const { agency } = await getSite(locale)
  return json(await startPasskey(await accounts(), { ...found.owner, agency: agency.name }))
}

export const answerAddPasskey: PasskeyAnswer = async ({ headers }, locale, body) => {
  const found = await signedIn(headers)
  const read = registration.safeParse(body)
  if (!found || !read.success) return refused(403)
  const device = deviceName(headers.get('user-agent') ?? '')
  const isAdded = await addPasskey(await accounts(), {
    accountId: found.owner.accountId,
    name: device ? `${device.browser}, ${device.system}` : '',
    response: read.data,
  })
  return isAdded ? json({ to: accountPath(locale, 'passkey_added') }) : refused(400)
}

function json(body: object, headers = new Headers(privateHeaders)): Response {
  headers.set('Content-Type', 'application/json')
  return new Response(JSON.stringify(body), { headers })
}
