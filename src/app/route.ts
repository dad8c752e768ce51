import { getSite } from '@/app/_data/site'
import { env } from '@/env'
import { shellTag } from '@/features/content/content-tags'
import { cachePublicly } from '@/http-cache/response-cache'
import { defaultLocale, localeFromAcceptLanguage } from '@/i18n/locales'

/** The bare address greets a visitor in his own language, if the site has it. */
export async function GET(request: Request): Promise<Response> {
  const { languages } = await getSite(defaultLocale)
  const locale = localeFromAcceptLanguage(request.headers.get('accept-language'), languages)
  cachePublicly([shellTag])
  const target = new URL(`/${locale}/${new URL(request.url).search}`, env.SITE_URL)
  return new Response(null, { status: 307, headers: { Location: target.href, Vary: 'Accept-Language' } })
}
