import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'

import type { Language } from '@/domain/language'
import { timeZone } from '@/domain/time-zone'
import { dateText } from '@/i18n/formats'
import { intlLocale } from '@/i18n/locales'

interface LineChartProps {
  /** As 2026-11-15, the oldest first. */
  days: string[]
  now: number[]
  before: number[]
  /** What the picture says, for who does not see it. */
  label: string
  /** Above the axis. */
  unit: string
  language: Language
}

/** Drawn twice, once for a phone: text in a drawing shrinks with it. */
const sizes = [
  { width: 330, height: 220, labels: 3, className: 'insight-drawing--narrow' },
  { width: 960, height: 260, labels: 6, className: 'insight-drawing--wide' },
] as const

const margin = { top: 28, right: 16, bottom: 28, left: 44 }

/** A figure day by day, and the period before it as a broken line. */
export function LineChart(props: LineChartProps) {
  return sizes.map((size) => <Drawing key={size.width} {...props} {...size} />)
}

function Drawing({
  days,
  now,
  before,
  label,
  unit,
  language,
  ...size
}: LineChartProps & (typeof sizes)[number]) {
  const { width, height, labels, className } = size
  const x = scaleLinear([0, Math.max(days.length - 1, 1)], [margin.left, width - margin.right])
  const highest = Math.max(4, ...now, ...before)
  const y = scaleLinear([0, highest], [height - margin.bottom, margin.top]).nice(4)
  const path = line<number>()
    .x((_, index) => x(index))
    .y((value) => y(value))
    .curve(curveMonotoneX)
  const every = Math.ceil(days.length / labels)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={`insight-drawing ${className}`}
    >
      <text x={0} y={12} className="insight-axis">
        {unit}
      </text>
      {y
        .ticks(4)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line
              x1={margin.left}
              x2={width - margin.right}
              y1={y(tick)}
              y2={y(tick)}
              className="insight-line"
            />
            <text x={margin.left - 8} y={y(tick) + 4} textAnchor="end" className="insight-axis">
              {tick}
            </text>
          </g>
        ))}
      {days.map((day, index) =>
        (days.length - 1 - index) % every === 0 ? (
          <text
            key={day}
            x={x(index)}
            y={height - 8}
            textAnchor={index === days.length - 1 ? 'end' : 'middle'}
            className="insight-axis"
          >
            {axisDay(day, language)}
          </text>
        ) : null,
      )}
      <path d={path(before) ?? ''} className="insight-curve insight-curve--before" />
      <path d={path(now) ?? ''} className="insight-curve insight-curve--now" />
    </svg>
  )
}

/** 15 nov */
function axisDay(day: string, language: Language): string {
  const options = { timeZone, day: 'numeric', month: 'short' } as const
  return dateText(new Date(`${day}T12:00:00Z`), intlLocale[language], options)
}
