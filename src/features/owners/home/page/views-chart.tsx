import { scaleLinear } from 'd3-scale'
import { area, curveLinear, line } from 'd3-shape'

import { brusselsDay } from '@/domain/brussels-day'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'

import { axisDay, wholeDay } from '../moments'
import type { DayOfViews, ViewsChart as Chart } from '../read/day-views'
import type { HomeStory } from '../read/read-story'
import { type EndLabel, placeLabels, wrapWords } from './end-labels'

/** Drawn twice, once for a phone: text in a drawing shrinks with it. Where there is room, lines are named at their ends. */
const sizes = [
  { width: 360, height: 250, right: 14, daysPerLabel: 10, className: 'md:hidden print:hidden' },
  { width: 920, height: 330, right: 160, daysPerLabel: 7, className: 'max-md:hidden print:block' },
] as const

const margin = { top: 34, bottom: 30, left: 36 }
const lineHeight = 18

interface ViewsChartProps {
  chart: Chart
  story: Pick<HomeStory, 'happenings'>
  locale: Locale
}

export function ViewsChart({ chart, story, locale }: ViewsChartProps) {
  const t = translator(locale)
  const { days } = chart
  const total = days.reduce((sum, day) => sum + day.total, 0)
  const most = days.reduce((best, day) => (day.total > best.total ? day : best))
  const dayText = (day: string) => wholeDay(new Date(`${day}T12:00:00Z`), locale)
  const label = t('portal.chart_label', {
    from: dayText(days[0]?.day ?? most.day),
    to: dayText(days.at(-1)?.day ?? most.day),
    total,
    day: dayText(most.day),
    most: most.total,
  })
  const priced = new Set(
    story.happenings.filter(({ kind }) => kind === 'price').map(({ at }) => brusselsDay(at)),
  )
  return (
    <figure className="mt-4">
      <figcaption className="text-ink-soft mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm md:hidden print:hidden">
        <LegendLine className="stroke-brick" text={t('portal.legend_own')} />
        {chart.similarHomes > 0 && (
          <LegendLine className="stroke-bluestone [stroke-dasharray:3_3]" text={t('portal.legend_similar')} />
        )}
        <span className="inline-flex items-center gap-2">
          <svg viewBox="0 0 24 10" width="24" height="10" aria-hidden="true">
            <circle cx="12" cy="5" r="3.5" strokeWidth="2" className="fill-paper stroke-brick" />
          </svg>
          {t('portal.chart_today')}
        </span>
      </figcaption>
      {sizes.map((size) => (
        <Drawing key={size.width} chart={chart} priced={priced} label={label} locale={locale} {...size} />
      ))}
    </figure>
  )
}

function LegendLine({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 24 4" width="24" height="4" aria-hidden="true">
        <line x1="0" x2="24" y1="2" y2="2" strokeWidth="2" className={className} />
      </svg>
      {text}
    </span>
  )
}

interface DrawingProps {
  chart: Chart
  /** Days on which the price changed. */
  priced: Set<string>
  label: string
  locale: Locale
  width: number
  height: number
  right: number
  daysPerLabel: number
  className: string
}

function Drawing({ chart, priced, label, locale, className, ...size }: DrawingProps) {
  const { width, height, right, daysPerLabel } = size
  const { days } = chart
  const t = translator(locale)
  const highest = Math.max(5, ...days.flatMap(({ total, similar }) => [total, similar ?? 0]))
  // To a tenth of a pixel, which no eye sees and every owner would download.
  const x = scaleLinear([0, days.length - 1], [margin.left, width - right]).interpolate(toTenths)
  const y = scaleLinear([0, highest], [height - margin.bottom, margin.top])
    .interpolate(toTenths)
    .nice(4)
  const indexed = days.map((day, index) => ({ ...day, index }))
  const drawn = (shown: typeof indexed, valueOf: (day: DayOfViews) => number | null) =>
    line<(typeof indexed)[number]>()
      .defined((day) => valueOf(day) !== null)
      .x(({ index }) => x(index))
      .y((day) => y(valueOf(day) ?? 0))
      .curve(curveLinear)(shown) ?? ''
  const own = ({ total }: DayOfViews) => total
  const today = indexed.at(-1)
  const marks = indexed.filter(({ day }) => priced.has(day))
  const compared = indexed.findLast(({ similar }) => similar !== null)
  const filled =
    area<(typeof indexed)[number]>()
      .x(({ index }) => x(index))
      .y0(y(0))
      .y1(({ total }) => y(total))(indexed) ?? ''
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={`w-full ${className}`}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={width - right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
          />
          <text
            x={margin.left - 8}
            y={y(tick)}
            dy="0.32em"
            textAnchor="end"
            className="figures fill-ink-soft text-[13px]"
          >
            {tick}
          </text>
        </g>
      ))}
      {days.map(({ day }, index) =>
        (days.length - 1 - index) % daysPerLabel === 0 ? (
          <text
            key={day}
            x={x(index)}
            y={height - 8}
            textAnchor={index === days.length - 1 ? 'end' : index === 0 ? 'start' : 'middle'}
            className="figures fill-ink-soft text-[13px]"
          >
            {index === days.length - 1 ? t('portal.views.today') : axisDay(day, locale)}
          </text>
        ) : null,
      )}
      {marks.map(({ day, index }, place) => (
        <PriceMark
          key={day}
          x={x(index)}
          end={width - right}
          bottom={y(0)}
          // Two names that would lie on each other are one.
          isNamed={place === 0 || x(index) - x(marks[place - 1]?.index ?? 0) > 100}
          t={t}
        />
      ))}
      <path d={filled} className="fill-brick/8" />
      <path
        d={drawn(indexed, ({ similar }) => similar)}
        fill="none"
        strokeWidth="1.5"
        className="stroke-bluestone [stroke-dasharray:3_3]"
      />
      <path d={drawn(indexed.slice(0, -1), own)} fill="none" strokeWidth="2.25" className="stroke-brick" />
      {/* Today is not over. */}
      <path
        d={drawn(indexed.slice(-2), own)}
        fill="none"
        strokeWidth="2.25"
        className="stroke-brick [stroke-dasharray:2_4]"
      />
      {today && (
        <circle
          cx={x(today.index)}
          cy={y(today.total)}
          r="4"
          strokeWidth="2"
          className="fill-paper stroke-brick"
        />
      )}
      {right > 100 && today && (
        <EndLabels
          x={width - right + 14}
          bottom={y(0)}
          labels={[
            {
              y: y(today.total),
              lines: [t('portal.legend_own'), t('portal.chart_end', { count: today.total })],
            },
            ...(compared
              ? [
                  {
                    y: y(compared.similar ?? 0),
                    lines: wrapWords(t('portal.chart_median', { count: chart.similarHomes }), 20),
                  },
                ]
              : []),
          ]}
        />
      )}
    </svg>
  )
}

/** The names of the lines; the first is the owner's own. */
function EndLabels({ x, bottom, labels }: { x: number; bottom: number; labels: EndLabel[] }) {
  const tops = placeLabels(labels, { top: margin.top, bottom, lineHeight, spacing: 8 })
  return labels.map(({ lines }, index) => (
    <text key={index} className="fill-ink-soft text-[13px]">
      {lines.map((line, row) => (
        <tspan
          key={row}
          x={x}
          y={(tops[index] ?? 0) + (row + 0.75) * lineHeight}
          className={index === 0 && row === 0 ? 'fill-brick font-semibold' : ''}
        >
          {line}
        </tspan>
      ))}
    </text>
  ))
}

const toTenths = (from: number, to: number) => (part: number) =>
  Math.round((from + (to - from) * part) * 10) / 10

interface PriceMarkProps {
  x: number
  /** Where the drawing of the lines ends. */
  end: number
  bottom: number
  isNamed: boolean
  t: Translate
}

function PriceMark({ x, end, bottom, isNamed, t }: PriceMarkProps) {
  const anchor = x < 80 ? 'start' : x > end - 50 ? 'end' : 'middle'
  return (
    <g>
      <line x1={x} x2={x} y1={20} y2={bottom} className="stroke-edge [stroke-dasharray:1_3]" />
      {isNamed && (
        <text x={x} y={13} textAnchor={anchor} className="fill-ink text-[13px]">
          {t('portal.chart_price')}
        </text>
      )}
    </g>
  )
}

/** The lines of a chart that has nothing to show yet, and one sentence between them. */
export function EmptyChart({ text }: { text: string }) {
  return (
    <div className="relative grid h-44 content-between">
      {[0, 1, 2, 3].map((line) => (
        <span key={line} aria-hidden className="border-line border-t" />
      ))}
      <p className="bg-paper absolute top-1/2 left-1/2 w-max max-w-[26ch] -translate-1/2 px-6 py-1 text-center font-serif text-xl leading-snug text-balance">
        {text}
      </p>
    </div>
  )
}
