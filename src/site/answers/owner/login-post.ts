import { isOwnPost } from '@/features/leads/guard/form-guard-origin'
import { privateHeaders } from '@/http-cache/cache-headers'
import { isLocale, type Locale } from '@/i18n/locales'

import { siteUrl } from '../../data/site'
import type { Answer } from '../../page'
import { bytesIn, formDataWithin } from '../posted-form'

export interface LoginPost {
  request: Request
  locale: Locale
  /** What was typed; empty for what was left out. */
  text: (name: string) => string
}

const mostBytes = 20_000

/** Reads a form of an owner. Another site must not make a browser send one: its cookie would go along. */
export async function readLoginPost(
  request: Request,
  locale: string,
  act: (post: LoginPost) => Promise<Answer>,
): Promise<Answer> {
  if (!isLocale(locale)) return refused(404)
  if (!isOwnPost(request.headers, siteUrl)) return refused(403)
  const posted = await formDataWithin(request, mostBytes)
  if (!posted) return refused(413)
  const text = (name: string) => {
    const value = posted.get(name)
    return typeof value === 'string' ? value : ''
  }
  return act({ request, locale, text })
}

/** The same for what a script sends. */
export async function readLoginJson(
  request: Request,
  act: (body: unknown) => Promise<Response>,
): Promise<Response> {
  if (!isOwnPost(request.headers, siteUrl)) return refused(403)
  const bytes = await bytesIn(request, mostBytes)
  if (!bytes) return refused(413)
  try {
    return await act(JSON.parse(Buffer.from(bytes).toString() || '{}'))
  } catch (error) {
    if (error instanceof SyntaxError) return refused(400)
    throw error
  }
}

export function refused(status: number): Response {
  return new Response(null, { status, headers: privateHeaders })
}
