import type { UIFieldServerProps } from 'payload'

import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { findOnSite } from '../find-on-site'
import { SearchResult } from './search-result'

/** What search engines may show of a page or article in the language being edited. */
export async function SearchPreview({ id, collectionSlug, req }: UIFieldServerProps) {
  const locale: Language = knownLocale(req.locale)
  const { siteUrl = '' } = req.payload.config.custom as { siteUrl?: string }
  const [agency, found] = await Promise.all([
    req.payload.findGlobal({ slug: 'agency', locale, depth: 0, req }),
    findOnSite(database(), {
      collection: collectionSlug,
      id: id === undefined ? null : Number(id),
      locale,
    }),
  ])
  const name = agency.name ?? ''
  return (
    <SearchResult
      locale={locale}
      titleTemplate={translator(locale)('site.title_template', { title: '{title}', agency: name })}
      agency={name}
      address={addressText(new URL('href' in found ? found.href : `/${locale}/`, siteUrl))}
    />
  )
}

/** gevel.example › nl › over-ons */
function addressText({ host, pathname }: URL): string {
  return [host, ...decodeURIComponent(pathname).split('/').filter(Boolean)].join(' › ')
}
