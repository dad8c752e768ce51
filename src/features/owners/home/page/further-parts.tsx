import { viewSources } from '@/domain/visit/view-source'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ExternalLink } from '@/ui/text-link'

import { tableDay, wholeDay, wholeMoment } from '../moments'
import type { Check } from '../owner-home'
import { documentPath } from '../portal-paths'
import type { HomeStory } from '../read/read-story'
import { Part } from './part'

interface PartProps {
  story: HomeStory
  locale: Locale
  now: Date
}

const row =
  'border-line flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t py-3 break-inside-avoid'

/** Where the home is published, each with its link. */
export function OnlineMedia({ story: { home, happenings }, locale }: PartProps) {
  const t = translator(locale)
  const media = happenings.filter(({ kind, medium }) => kind === 'medium' && medium)
  if (!home.histories.includes('media') || media.length === 0) return null
  return (
    <Part id="media" title={t('portal.media_title')}>
      <ul>
        {media.map(({ id, medium, url, at }) => (
          <li key={id} className={row}>
            {url ? (
              <ExternalLink href={url} newTabText={t('common.opens_new_tab')}>
                {medium}
              </ExternalLink>
            ) : (
              <span>{medium}</span>
            )}
            <span className="text-ink-soft figures">
              {t('portal.media_since', { date: wholeDay(at, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** How many people look for such a home. */
export function Demands({ story: { home }, locale }: PartProps) {
  const alerts = home.alerts ?? 0
  if (home.demands === null && alerts === 0) return null
  const t = translator(locale)
  return (
    <Part id="demands" title={t('portal.demands_title')}>
      {home.demands !== null && (
        <p className="measure font-serif text-xl leading-snug">
          {t('portal.demands', { count: home.demands })}
        </p>
      )}
      {alerts > 0 && <p className="measure mt-2">{t('portal.alerts', { count: alerts })}</p>}
    </Part>
  )
}

export function Documents({ story: { home }, locale }: PartProps) {
  if (home.documents.length === 0) return null
  const t = translator(locale)
  return (
    <Part id="documents" title={t('portal.documents_title')}>
      <ul>
        {home.documents.map(({ id, names }) => (
          <li key={id} className="border-line border-t">
            <a href={documentPath(locale, home.listingId, id)} className="flex min-h-11 items-center py-2">
              {names[locale]}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The papers of the file, and until when those are good that end. */
export function Checklist({ story: { home }, locale, now }: PartProps) {
  if (!home.checklist || home.checklist.length === 0) return null
  const t = translator(locale)
  return (
    <Part id="checklist" title={t('portal.checklist_title')}>
      <ul>
        {home.checklist.map((check) => (
          <li key={check.id} className={row}>
            <span>{check.names[locale] ?? Object.values(check.names)[0]}</span>
            <CheckState check={check} locale={locale} now={now} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function CheckState({ check, locale, now }: { check: Check; locale: Locale; now: Date }) {
  const t = translator(locale)
  if (!check.isDone) return <span className="text-brick">{t('portal.check_open')}</span>
  if (!check.expiresOn) return <span className="text-moss">{t('portal.check_done')}</span>
  const expires = new Date(`${check.expiresOn}T21:00:00Z`)
  const date = tableDay(expires, locale)
  return expires < now ? (
    <span className="text-brick figures">{t('portal.expired', { date })}</span>
  ) : (
    <span className="text-moss figures">{t('portal.expires', { date })}</span>
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

/** What is counted, and how old it is. */
export function AboutFigures({ story: { home }, locale }: PartProps) {
  const t = translator(locale)
  return (
    <Part id="about" title={t('portal.about_title')}>
      <p className="measure text-ink-soft">{t('portal.about_views')}</p>
      {home.readAt && (
        <p className="text-ink-soft figures mt-2">
          {t('portal.read_at', { moment: wholeMoment(home.readAt, locale) })}
        </p>
      )}
    </Part>
  )
}
