import { brusselsDay } from '@/domain/brussels-day'
import { daysBetween, lastDays } from '@/domain/owner/last-days'
import { timeText } from '@/i18n/clock'
import { numberText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { dayAndMonth, noonOf, wholeDay, weekdayName } from '../moments'
import { isNewHome } from '../new-home'
import type { Views } from '../owner-home'
import type { HomeStory } from '../read/read-story'
import { Part } from './part'
import { placesOf, Sources, spans } from './sources'
import { EmptyChart, ViewsChart } from './views-chart'
import { ViewsTable, WeekTable } from './views-table'

interface FiguresProps {
  story: HomeStory
  locale: Locale
  now: Date
}

/** How often the home was seen: large figures, the line of thirty days, the same numbers, and where. */
export function Figures({ story, locale, now }: FiguresProps) {
  const { figures, chart } = story
  const t = translator(locale)
  const sources = <Sources story={story} locale={locale} />
  if (!figures && !chart) {
    if (isNewHome(story, now))
      return (
        <Part id="figures" title={t('portal.figures_title')}>
          <EmptyChart text={t('portal.chart_empty')} />
          <div className="mt-12 max-w-xl">{sources}</div>
        </Part>
      )
    if (placesOf(story).length === 0) return null
    return (
      <Part id="media" title={t('portal.media_title')}>
        {sources}
      </Part>
    )
  }
  const number = (value: number) => numberText(value, intlLocale[locale], { maximumFractionDigits: 0 })
  return (
    <Part id="figures" title={t('portal.figures_title')} intro={t('portal.about_views')}>
      {figures && (
        <dl className="-mt-5 grid grid-cols-2 md:grid-cols-4">
          {spans.map((span) => (
            <div
              key={span}
              className="border-line pt-4 pb-5 even:border-l even:pl-5 max-md:nth-[n+3]:border-t md:not-first:border-l md:not-first:pl-6"
            >
              <dt className="first-letter:uppercase">{t(`portal.views.${span}`)}</dt>
              <dd className="figures mt-2 font-serif text-5xl leading-none">
                {number(figures.totals[span])}
              </dd>
              <dd className="text-ink-soft figures mt-3 pr-3 text-sm leading-snug">
                {spanNote(span, { story, locale, now })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {chart && (
          <section className="min-w-0" aria-labelledby="portal-chart">
            <h3 id="portal-chart" className="text-xl">
              {t('portal.chart_title')}
            </h3>
            <ViewsChart chart={chart} story={story} locale={locale} />
            {chart.similarHomes > 0 && (
              <p className="measure text-ink-soft mt-3 text-sm">
                {t('portal.compared', { count: chart.similarHomes })}
              </p>
            )}
            <WeekTable chart={chart} locale={locale} />
            <ViewsTable chart={chart} locale={locale} />
          </section>
        )}
        {sources}
      </div>
    </Part>
  )
}

/** What a figure covers, from dates that are known. */
function spanNote(span: keyof Views, { story: { home, chart }, locale, now }: FiguresProps): string {
  const t = translator(locale)
  const count = span === 'week' ? 7 : 30
  switch (span) {
    case 'today': {
      const sofar = t('portal.span_today', { time: timeText(now, locale) })
      const before = chart?.days.at(-8)
      if (!before || before.day < brusselsDay(home.listedAt)) return sofar
      const weekday = weekdayName(now, locale)
      return `${sofar} · ${t('portal.span_before', { weekday, count: before.total })}`
    }
    case 'week':
    case 'month': {
      const date = dayAndMonth(noonOf(lastDays(now, count)[0] ?? ''), locale)
      return t('portal.span_days', { count, date })
    }
    case 'total': {
      const date = wholeDay(home.listedAt, locale)
      if (!home.isOnline) return t('portal.media_since', { date })
      const online = Math.max(0, daysBetween(brusselsDay(home.listedAt), brusselsDay(now)))
      return t('portal.span_total', { date, count: online })
    }
  }
}
