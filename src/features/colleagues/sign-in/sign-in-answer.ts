import type { Endpoint, PayloadRequest } from 'payload'
import { formatAdminURL, generatePayloadCookie, getSafeRedirect } from 'payload/shared'

import { formTexts } from '@/features/leads/form-texts'
import { isOwnPost } from '@/features/leads/guard/form-guard-origin'
import { readCookie } from '@/features/owners/account/owner-cookies'

import { accountKeys } from '../account-keys'

/** The address that was typed, for the next screen. */
const typedCookie = 'gevel_typed'
const typedSeconds = 600

type Texts = Map<string, string>

/** A form around signing in. Another site must not make a browser send one. */
export function signInPost(
  path: `/${string}`,
  act: (texts: Texts, req: PayloadRequest) => Promise<Response>,
): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!isOwnPost(req.headers, accountKeys(req.payload).serverUrl))
        return new Response(null, { status: 403 })
      return act(await formTexts(req), req)
    },
  }
}

/** The next screen, with a word on what became of the post. */
export function toScreen(
  { payload }: PayloadRequest,
  path: `/${string}`,
  query: Record<string, string | undefined> = {},
): Response {
  const { admin: adminRoute } = payload.config.routes
  const asked = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const search = asked.length > 0 ? `?${new URLSearchParams(asked).toString()}` : ''
  return seeOther(`${formatAdminURL({ adminRoute, path, relative: false })}${search}`)
}

/** Into the admin: where they wanted to go, as far as it lies in it. */
export function enterAdmin({ payload }: PayloadRequest, wanted: string | undefined): Response {
  const { admin: fallbackTo } = payload.config.routes
  return seeOther(getSafeRedirect({ fallbackTo, redirectTo: wanted ?? '' }))
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}

export function setCookie(req: PayloadRequest, cookie: string): void {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', cookie)
}

export function setSessionCookie(req: PayloadRequest, token: string): void {
  const { config } = req.payload.collections.users
  setCookie(
    req,
    generatePayloadCookie({
      collectionAuthConfig: config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token,
    }) as string,
  )
}

/** A cookie of ours for the screens of signing in; no script reads it, and no other site sends it along. */
export function shortCookie(req: PayloadRequest, name: string, value: string, seconds: number): void {
  const { isSecure } = accountKeys(req.payload)
  const attributes = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  setCookie(req, `${name}=${encodeURIComponent(value)}; ${attributes}`)
}

export const keepTyped = (req: PayloadRequest, email: string) =>
  shortCookie(req, typedCookie, email.trim().slice(0, 254), typedSeconds)

export const forgetTyped = (req: PayloadRequest) => shortCookie(req, typedCookie, '', 0)

export function typedEmail({ headers }: Pick<PayloadRequest, 'headers'>): string {
  return cookieText(headers, typedCookie)
}

export function cookieText(headers: Headers, name: string): string {
  try {
    return decodeURIComponent(readCookie(headers, name) ?? '')
  } catch {
    return ''
  }
}
