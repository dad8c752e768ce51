import { Download } from 'lucide-react'

import { viewSources } from '@/domain/visit/view-source'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { wholeMoment } from '../moments'
import { documentPath } from '../portal-paths'
import type { HomeStory } from '../read/read-story'
import { Part } from './part'

interface PartProps {
  story: HomeStory
  locale: Locale
  now: Date
  /** The agency looks on: what is the owner's to open is only named. */
  isPreview: boolean
}

const row =
  'border-line flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 not-first:border-t py-3 break-inside-avoid'

export function Documents({ story: { home }, locale, isPreview }: PartProps) {
  if (home.documents.length === 0) return null
  const t = translator(locale)
  return (
    <Part id="documents" title={t('portal.documents_title')}>
      <ul className="border-line -mt-5 border-b">
        {home.documents.map(({ id, names }) => (
          <li key={id} className="border-line not-first:border-t">
            {isPreview ? (
              <span className="flex min-h-14 items-center py-2 font-medium">{names[locale]}</span>
            ) : (
              <a
                href={documentPath(locale, home.listingId, id)}
                className="text-ink hover:text-brick group flex min-h-14 items-center justify-between gap-4 py-2 no-underline"
              >
                <span className="font-medium">{names[locale]}</span>
                <span className="text-brick inline-flex items-center gap-2 group-hover:underline print:hidden">
                  <Download aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
                  {t('portal.open_document')}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Views of the page on our own site, as we count them. */
export function PageViews({ story: { pageViews }, locale }: PartProps) {
  if (!pageViews) return null
  const t = translator(locale)
  const total = (source?: string) =>
    pageViews.days.reduce((sum, day) => sum + (source ? (day.bySource[source] ?? 0) : day.total), 0)
  return (
    <Part id="page-views" title={t('portal.page_views_title')}>
      <p className="font-serif text-xl">{t('portal.page_views_text', { count: total() })}</p>
      <ul className="mt-3 max-w-xl">
        {pageViews.sources.map((source) => (
          <li key={source} className={row}>
            <span>{sourceText(source, locale)}</span>
            <span className="figures">{total(source)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function sourceText(source: string, locale: Locale): string {
  const known = viewSources.find((one) => one === source) ?? 'other'
  return translator(locale)(`portal.page_source.${known}`)
}

/** How old what the page tells is. */
export function ReadAt({ story: { home }, locale }: PartProps) {
  if (!home.readAt) return null
  return (
    <p className="text-ink-soft figures mt-14 text-sm">
      {translator(locale)('portal.read_at', { moment: wholeMoment(home.readAt, locale) })}
    </p>
  )
}
