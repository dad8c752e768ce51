import { env } from '@/env'
import { shellTag } from '@/features/content/content-tags'
import { publicHeaders } from '@/http-cache/cache-headers'
import { defaultLocale, localeFromAcceptLanguage } from '@/i18n/locales'

import { getSite } from '../data/site'

/** The bare address greets visitors in their own language, if the site has it. */
export async function answerRoot(acceptLanguage: string | undefined): Promise<Response> {
  const { languages } = await getSite(defaultLocale)
  const locale = localeFromAcceptLanguage(acceptLanguage, languages)
  const target = new URL(`/${locale}/`, env.SITE_URL)
  const headers = { ...publicHeaders([shellTag]), Location: target.href, Vary: 'Accept-Language' }
  return new Response(null, { status: 307, headers })
}
