import { CircleAlert, CircleCheck, CircleDashed, Clock, Download, type LucideIcon } from 'lucide-react'

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
  /** The agency looks on: what is the owner's to open is only named. */
  isPreview: boolean
}

const row =
  'border-line flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 not-first:border-t py-3 break-inside-avoid'

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

export function Documents({ story: { home }, locale, isPreview }: PartProps) {
  if (home.documents.length === 0) return null
  const t = translator(locale)
  return (
    <Part id="documents" title={t('portal.documents_title')}>
      <ul>
        {home.documents.map(({ id, names }) => (
          <li key={id} className="border-line not-first:border-t">
            {isPreview ? (
              <span className="flex min-h-11 items-center py-2">{names[locale]}</span>
            ) : (
              <a
                href={documentPath(locale, home.listingId, id)}
                className="flex min-h-11 items-center justify-between gap-4 py-2"
              >
                {names[locale]}
                <Download aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
              </a>
            )}
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

/** So long before its end a paper asks for attention. */
const soonDays = 90

/** A mark and a word; the colour only repeats it. */
function CheckState({ check, locale, now }: { check: Check; locale: Locale; now: Date }) {
  const t = translator(locale)
  if (!check.isDone) return <Mark icon={CircleDashed} className="text-brick" text={t('portal.check_open')} />
  if (!check.expiresOn) return <Mark icon={CircleCheck} className="text-moss" text={t('portal.check_done')} />
  const expires = new Date(`${check.expiresOn}T21:00:00Z`)
  const date = tableDay(expires, locale)
  if (expires < now)
    return <Mark icon={CircleAlert} className="text-brick" text={t('portal.expired', { date })} />
  if (expires.getTime() - now.getTime() < soonDays * 86_400_000)
    return <Mark icon={Clock} className="text-amber" text={t('portal.expires_soon', { date })} />
  return <Mark icon={CircleCheck} className="text-moss" text={t('portal.expires', { date })} />
}

function Mark({ icon: Icon, className, text }: { icon: LucideIcon; className: string; text: string }) {
  return (
    <span className={`figures inline-flex items-center gap-2 ${className}`}>
      <Icon aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
      {text}
    </span>
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
