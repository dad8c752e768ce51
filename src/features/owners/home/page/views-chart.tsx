import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { axisDay, wholeDay } from '../moments'
import type { DayOfViews, ViewsChart as Chart } from '../read/day-views'

/** Drawn twice, once for a phone: text in a drawing shrinks with it. */
const sizes = [
  { width: 360, height: 220, daysPerLabel: 10, className: 'md:hidden print:hidden' },
  { width: 840, height: 280, daysPerLabel: 5, className: 'max-md:hidden print:block' },
] as const

const margin = { top: 12, right: 14, bottom: 28, left: 34 }

export function ViewsChart({ chart, locale }: { chart: Chart; locale: Locale }) {
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
  return (
    <figure className="mt-6">
      {sizes.map((size) => (
        <Drawing key={size.width} days={days} label={label} locale={locale} {...size} />
      ))}
      <figcaption className="text-ink-soft mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <LegendLine className="stroke-brick" text={t('portal.legend_own')} />
        {chart.similarHomes > 0 && (
          <LegendLine className="stroke-bluestone [stroke-dasharray:3_3]" text={t('portal.legend_similar')} />
        )}
      </figcaption>
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
  days: DayOfViews[]
  label: string
  locale: Locale
  width: number
  height: number
  daysPerLabel: number
  className: string
}

function Drawing({ days, label, locale, width, height, daysPerLabel, className }: DrawingProps) {
  const highest = Math.max(5, ...days.flatMap(({ total, similar }) => [total, similar ?? 0]))
  const x = scaleLinear([0, days.length - 1], [margin.left, width - margin.right])
  const y = scaleLinear([0, highest], [height - margin.bottom, margin.top]).nice(4)
  const drawn = (valueOf: (day: DayOfViews) => number | null) =>
    line<DayOfViews>()
      .defined((day) => valueOf(day) !== null)
      .x((_, index) => x(index))
      .y((day) => y(valueOf(day) ?? 0))
      .curve(curveMonotoneX)(days) ?? ''
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={`w-full ${className}`}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
          />
          <text
            x={margin.left - 8}
            y={y(tick)}
            dy="0.32em"
            textAnchor="end"
            className="figures fill-ink-soft text-[12px]"
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
            textAnchor={index === days.length - 1 ? 'end' : 'middle'}
            className="figures fill-ink-soft text-[12px]"
          >
            {axisDay(day, locale)}
          </text>
        ) : null,
      )}
      <path
        d={drawn(({ similar }) => similar)}
        fill="none"
        strokeWidth="1.5"
        className="stroke-bluestone [stroke-dasharray:3_3]"
      />
      <path d={drawn(({ total }) => total)} fill="none" strokeWidth="2" className="stroke-brick" />
    </svg>
  )
}
