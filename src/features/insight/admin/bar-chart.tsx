import { scaleLinear } from 'd3-scale'

import { labelLines } from './label-lines'

export interface Bar {
  /** Stands before it, where a group has several of one kind. */
  name?: string
  value: number
  /** Stands behind it. */
  text: string
  look: 'now' | 'before' | 'end'
}

export interface BarGroup {
  key: string
  /** Above its bars. */
  label: string[]
  bars: Bar[]
}

interface BarChartProps {
  groups: BarGroup[]
  /** What the picture says, for who does not see it. */
  label: string
  /** Under the axis. */
  unit: string
  /** The end of the axis; the largest value when left out. */
  end?: number
  tickText: (tick: number) => string
}

/** Drawn twice, once for a phone: text in a drawing shrinks with it. */
const sizes = [
  { width: 330, letters: 46, ticks: 3, className: 'insight-drawing--narrow' },
  { width: 520, letters: 74, ticks: 5, className: 'insight-drawing--wide' },
] as const

const heights = { now: 12, end: 12, before: 5 } as const
const lineHeight = 17
const spacing = { afterBar: 3, afterGroup: 12 }
const axisHeight = 40
const letterWidth = 7.5

/** Bars that lie down, each group under its words. */
export function BarChart(props: BarChartProps) {
  return sizes.map((size) => <Drawing key={size.width} {...props} {...size} />)
}

type DrawingProps = BarChartProps & (typeof sizes)[number]

function Drawing({ groups, label, unit, end, tickText, width, letters, ticks, className }: DrawingProps) {
  const bars = groups.flatMap((group) => group.bars)
  const left = bars.some(({ name }) => name) ? 74 : 0
  const highest = end ?? Math.max(4, ...bars.map(({ value }) => value))
  const valueWidth = 12 + letterWidth * Math.max(3, ...bars.map(({ text }) => text.length))
  const x = scaleLinear([0, highest], [left, width - valueWidth])
  if (end === undefined) x.nice(ticks)
  const placed = placeGroups(groups, letters)
  const height = placed.height + axisHeight
  const whole = x.ticks(ticks).filter(Number.isInteger)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={`insight-drawing ${className}`}
    >
      {whole.map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={0} y2={placed.height} className="insight-line" />
          <text
            x={x(tick)}
            y={placed.height + 16}
            textAnchor={tick === 0 ? 'start' : 'middle'}
            className="insight-axis"
          >
            {tickText(tick)}
          </text>
        </g>
      ))}
      <text x={x(0)} y={placed.height + 34} className="insight-axis">
        {unit}
      </text>
      {placed.groups.map(({ key, top, lines, bars: own }) => (
        <g key={key}>
          {lines.map((line, index) => (
            <text key={line} x={0} y={top + 13 + index * lineHeight} className="insight-label">
              {line}
            </text>
          ))}
          {own.map(({ bar, y }, index) => (
            <g key={index}>
              {bar.name && (
                <text x={0} y={y + 10} className="insight-axis">
                  {bar.name}
                </text>
              )}
              <rect
                x={x(0)}
                y={y}
                width={Math.max(x(bar.value) - x(0), 1)}
                height={heights[bar.look]}
                className={`insight-bar insight-bar--${bar.look}`}
              />
              {bar.text && (
                <text x={x(bar.value) + 6} y={y + 10} className="insight-value">
                  {bar.text}
                </text>
              )}
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Where everything stands, from the top. */
function placeGroups(groups: BarGroup[], letters: number) {
  let y = 0
  const placed = groups.map(({ key, label, bars }) => {
    const top = y
    const lines = labelLines(label, letters)
    y += lines.length * lineHeight + 2
    const own = bars.map((bar) => {
      const at = { bar, y }
      y += heights[bar.look] + spacing.afterBar
      return at
    })
    y += spacing.afterGroup
    return { key, top, lines, bars: own }
  })
  return { groups: placed, height: y }
}
