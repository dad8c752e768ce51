import { numberText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { Views } from '../owner-home'
import type { Figures as FiguresData } from '../read/day-views'
import type { HomeStory } from '../read/read-story'
import { mediumText } from './medium-text'
import { Part } from './part'
import { ViewsChart } from './views-chart'
import { ViewsTable } from './views-table'

const spans = ['today', 'week', 'month', 'total'] as const satisfies (keyof Views)[]

/** How often the home was seen: large figures, the line of thirty days, the same numbers, and where. */
export function Figures({ story, locale }: { story: HomeStory; locale: Locale }) {
  const { figures, chart } = story
  if (!figures && !chart) return null
  const t = translator(locale)
  const number = (value: number) => numberText(value, intlLocale[locale], { maximumFractionDigits: 0 })
  const views = chart?.days.reduce((sum, day) => sum + day.total, 0) ?? 0
  const median = chart?.days.reduce((sum, day) => sum + (day.similar ?? 0), 0) ?? 0
  return (
    <Part id="figures" title={t('portal.figures_title')}>
      {figures && (
        <dl className="border-line grid grid-cols-2 gap-y-6 border-y py-6 md:grid-cols-4">
          {spans.map((span) => (
            <div key={span} className="flex flex-col-reverse">
              <dt className="text-ink-soft">{t(`portal.views.${span}`)}</dt>
              <dd className="figures font-serif text-4xl leading-tight">{number(figures.totals[span])}</dd>
            </div>
          ))}
        </dl>
      )}
      {chart && (
        <section>
          <h3 className="mt-10 text-xl">{t('portal.chart_title')}</h3>
          {chart.similarHomes > 0 && (
            <p className="measure mt-2">
              {t('portal.compared', {
                views: number(views),
                median: number(median),
                count: chart.similarHomes,
              })}
            </p>
          )}
          <ViewsChart chart={chart} locale={locale} />
          <ViewsTable chart={chart} locale={locale} />
        </section>
      )}
      <Sources sources={figures?.sources ?? []} locale={locale} />
    </Part>
  )
}

type FiguresBySource = FiguresData['sources']

const cell = 'figures border-line border-t py-2 pl-3 text-right first:pl-0 first:text-left'

function Sources({ sources, locale }: { sources: FiguresBySource; locale: Locale }) {
  if (sources.length === 0) return null
  const t = translator(locale)
  const number = (value: number) => numberText(value, intlLocale[locale])
  return (
    <section>
      <h3 id="portal-sources" className="mt-10 text-xl">
        {t('portal.sources_title')}
      </h3>
      <table aria-labelledby="portal-sources" className="mt-3 w-full max-w-2xl">
        <thead>
          <tr className="text-ink-soft text-sm">
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
              <th scope="row" className={`${cell} font-normal wrap-anywhere`}>
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
    </section>
  )
}
