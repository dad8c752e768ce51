import { deals } from '@/domain/listing/listing'
import { shellTag } from '@/features/content/content-tags'
import { publicHeaders } from '@/http-cache/cache-headers'
import { defaultLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { rootPath } from '@/i18n/paths/known-paths'
import { listPath } from '@/i18n/paths/listing-paths'

import { getSite, siteUrl } from '../data/site'

/** Where a language model finds what (llmstxt.org): the lists in each language, the sitemaps, and whom it may ask. */
export async function answerLlms({ hasAssistants }: { hasAssistants: boolean }): Promise<Response> {
  const { agency, languages, isLaunched } = await getSite(defaultLocale)
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...publicHeaders([shellTag]) }
  if (!isLaunched) return new Response('Not open yet\n', { status: 404, headers })
  const link = (title: string, path: string, about: string) =>
    `- [${title}](${new URL(path, siteUrl).href}): ${about}`
  const pages = languages.used.flatMap((locale) => {
    const t = translator(locale)
    const words = { sale: 'nav.for_sale', rent: 'nav.for_rent' } as const
    return [
      link(t('nav.home'), rootPath(locale), locale),
      ...deals.map((deal) => link(t(words[deal]), listPath(locale, deal), locale)),
    ]
  })
  const data = [
    link('Sitemap', '/sitemap.xml', 'every page, by kind and language'),
    ...(hasAssistants
      ? [
          link(
            'Model Context Protocol',
            '/mcp/',
            'read-only, streamable HTTP without a session; the tools search_homes, get_home and get_agency answer what the pages show now, in each language of the site',
          ),
        ]
      : []),
  ]
  const text = [
    `# ${agency.name}`,
    '',
    `> A real-estate agency: homes for sale and to rent. Prices and availability change by the hour; ask again rather than remember.`,
    '',
    '## Pages',
    '',
    ...pages,
    '',
    '## Data',
    '',
    ...data,
    '',
  ]
  return new Response(text.join('\n'), { headers })
}
