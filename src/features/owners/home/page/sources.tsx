import { numberText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Disclosure } from '@/ui/overlay/disclosure'
import { ExternalLink } from '@/ui/text-link'

import { type MediaPlace, mediaPlaces } from '../media-places'
import { wholeDay } from '../moments'
import type { Views } from '../owner-home'
import { type Figures, thisSite } from '../read/day-views'
import type { HomeStory } from '../read/read-story'
import { mediumText } from './medium-text'

export const spans = ['today', 'week', 'month', 'total'] as const satisfies (keyof Views)[]

/** Advertisements only of a platform that tells of them. */
export function placesOf({ home, figures, happenings }: HomeStory): MediaPlace[] {
  return mediaPlaces(figures, home.histories.includes('media') ? happenings : [])
}

interface SourcesProps {
  story: HomeStory
  locale: Locale
}

/** Where it is and was seen: a bar for a month, the advertisement, and every span in a table. */
export function Sources({ story, locale }: SourcesProps) {
  const { figures } = story
  const places = placesOf(story)
  if (places.length === 0) return null
  const t = translator(locale)
  const most = Math.max(1, ...places.map(({ month }) => month ?? 0))
  return (
    <section className="min-w-0" aria-labelledby="portal-sources">
      <h3 id="portal-sources" className="text-xl">
        {t('portal.sources_title')}
      </h3>
      {figures && (
        <p className="text-ink-soft figures mt-1 text-sm">
          {t('portal.sources_together', { total: numberText(figures.totals.month, intlLocale[locale]) })}
        </p>
      )}
      <ul className="border-line mt-4 border-b">
        {places.map((place) => (
          <Place key={place.source} place={place} most={most} story={story} locale={locale} />
        ))}
      </ul>
      {figures && (
        <Disclosure title={t('portal.sources_table')} heading="h4">
          <SourcesTable sources={figures.sources} locale={locale} />
        </Disclosure>
      )}
    </section>
  )
}

function Place({ place, most, story, locale }: SourcesProps & { place: MediaPlace; most: number }) {
  const t = translator(locale)
  const { source, month, since } = place
  return (
    <li className="border-line border-t py-3 break-inside-avoid">
      <p className="flex items-baseline justify-between gap-4">
        <span className="wrap-anywhere">{mediumText(source, locale)}</span>
        {month !== null && (
          <span className="figures font-medium">{numberText(month, intlLocale[locale])}</span>
        )}
      </p>
      {month !== null && (
        <svg
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="fill-bluestone mt-2 h-1.5 w-full"
        >
          <rect width={(month / most) * 100} height="2" />
        </svg>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <PlaceLink place={place} story={story} locale={locale} />
        {since && (
          <span className="text-ink-soft figures">
            {t('portal.media_since', { date: wholeDay(since, locale) })}
          </span>
        )}
      </p>
    </li>
  )
}

const link = 'inline-flex min-h-11 items-center md:min-h-9'

function PlaceLink({
  place: { source, url },
  story: { home },
  locale,
}: SourcesProps & { place: MediaPlace }) {
  const t = translator(locale)
  const name = <span className="sr-only"> ({mediumText(source, locale)})</span>
  if (source === thisSite)
    return home.isOnline ? (
      <a href={home.texts[locale].path} className={`${link} underline`}>
        {t('portal.see_own_page')}
        {name}
      </a>
    ) : null
  if (!url) return null
  return (
    <ExternalLink href={url} newTabText={t('common.opens_new_tab')} className={link}>
      {t('portal.see_advertisement')}
      {name}
    </ExternalLink>
  )
}

const cell = 'figures border-line border-t py-2 pl-3 text-right first:pl-0 first:text-left'

function SourcesTable({ sources, locale }: { sources: Figures['sources']; locale: Locale }) {
  const t = translator(locale)
  const number = (value: number) => numberText(value, intlLocale[locale])
  return (
    <div className="overflow-x-auto" role="region" aria-label={t('portal.sources_table')} tabIndex={0}>
      <table aria-labelledby="portal-sources" className="w-full text-sm">
        <thead>
          <tr className="text-ink-soft">
            {[t('portal.column.source'), ...spans.map((span) => t(`portal.views.${span}`))].map((name) => (
              <th
                key={name}
                scope="col"
                className="py-2 pl-3 text-right align-bottom font-normal first:pl-0 first:text-left"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source.source}>
              <th scope="row" className={`${cell} font-normal`}>
                {mediumText(source.source, locale)}
              </th>
              {spans.map((span) => (
                <td key={span} className={cell}>
                  {number(source[span])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
