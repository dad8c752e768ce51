import { numberText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Disclosure } from '@/ui/overlay/disclosure'

import { isNewHome } from '../new-home'
import type { Views } from '../owner-home'
import type { Figures as FiguresData } from '../read/day-views'
import type { HomeStory } from '../read/read-story'
import { mediumText } from './medium-text'
import { Part } from './part'
import { EmptyChart, ViewsChart } from './views-chart'
import { ViewsTable } from './views-table'

const spans = ['today', 'week', 'month', 'total'] as const satisfies (keyof Views)[]

/** How often the home was seen: large figures, the line of thirty days, the same numbers, and where. */
export function Figures({ story, locale, now }: { story: HomeStory; locale: Locale; now: Date }) {
  const { figures, chart } = story
  const t = translator(locale)
  if (!figures && !chart) {
    if (!isNewHome(story, now)) return null
    return (
      <Part id="figures" title={t('portal.figures_title')}>
        <EmptyChart text={t('portal.chart_empty')} />
      </Part>
    )
  }
  const number = (value: number) => numberText(value, intlLocale[locale], { maximumFractionDigits: 0 })
  return (
    <Part id="figures" title={t('portal.figures_title')}>
      {figures && (
        <dl className="grid grid-cols-2 gap-y-6 md:grid-cols-4">
          {spans.map((span) => (
            <div
              key={span}
              className="border-line even:border-l even:pl-5 md:not-first:border-l md:not-first:pl-6"
            >
              <dt className="first-letter:uppercase">{t(`portal.views.${span}`)}</dt>
              <dd className="figures mt-2 font-serif text-5xl leading-none">
                {number(figures.totals[span])}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {chart && (
          <section className="min-w-0">
            <h3 className="text-xl">{t('portal.chart_title')}</h3>
            <ViewsChart chart={chart} story={story} locale={locale} />
            {chart.similarHomes > 0 && (
              <p className="measure text-ink-soft mt-3 text-sm">
                {t('portal.compared', { count: chart.similarHomes })}
              </p>
            )}
            <ViewsTable chart={chart} locale={locale} />
          </section>
        )}
        <Sources sources={figures?.sources ?? []} locale={locale} />
      </div>
    </Part>
  )
}

type FiguresBySource = FiguresData['sources']

/** Where it was seen in a month, as bars; every span is in the table below them. */
function Sources({ sources, locale }: { sources: FiguresBySource; locale: Locale }) {
  if (sources.length === 0) return null
  const t = translator(locale)
  const number = (value: number) => numberText(value, intlLocale[locale])
  const most = Math.max(1, ...sources.map(({ month }) => month))
  return (
    <section className="min-w-0">
      <h3 id="portal-sources" className="text-xl">
        {t('portal.sources_title')}
      </h3>
      <p className="text-ink-soft mt-1 text-sm first-letter:uppercase">{t('portal.views.month')}</p>
      <ul className="mt-3">
        {sources
          .toSorted((a, b) => b.month - a.month)
          .map(({ source, month }) => (
            <li key={source} className="border-line border-t py-3">
              <p className="flex items-baseline justify-between gap-4">
                <span className="wrap-anywhere">{mediumText(source, locale)}</span>
                <span className="figures font-medium">{number(month)}</span>
              </p>
              <svg
                viewBox="0 0 100 2"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="fill-bluestone mt-2 h-1.5 w-full"
              >
                <rect width={(month / most) * 100} height="2" />
              </svg>
            </li>
          ))}
      </ul>
      <div className="border-line border-t">
        <Disclosure title={t('portal.sources_table')} heading="h4">
          <SourcesTable sources={sources} locale={locale} />
        </Disclosure>
      </div>
    </section>
  )
}

const cell = 'figures border-line border-t py-2 pl-3 text-right first:pl-0 first:text-left'

function SourcesTable({ sources, locale }: { sources: FiguresBySource; locale: Locale }) {
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
