import type { Region } from '@/domain/place/region'

import { type EnergyBandDrawing, energyBandsOf, type EnergyLabelKey } from './energy-scale'

export interface EnergyChartProps {
  region: Region
  /** `null` shows the bare scale. */
  label: EnergyLabelKey | null
  /** "164", or `null` where only the label is known. */
  value: string | null
  /** Stands under the value: "kWh/m² per jaar". */
  unit: string
  /** What a screen reader says of the whole drawing. */
  name: string
}

const width = 332
const valueLeft = 222
const shortest = 74
const longest = 196
const spacing = 3
const usual = { height: 21, tip: 10 }
const chosen = { height: 46, tip: 22 }

/** The whole scale of the region, on which the home's own band stands out. */
export function EnergyChart({ region, label, value, unit, name }: EnergyChartProps) {
  const rows = layOut(energyBandsOf(region), label)
  const height = rows.reduce((bottom, row) => Math.max(bottom, row.y + row.height), 0)
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full max-w-[26rem]"
    >
      {rows.map((row) => (
        <Band key={row.band.text} row={row} label={label} />
      ))}
      {rows
        .filter(({ isChosen }) => isChosen && value !== null)
        .map(({ y, length, height: rowHeight }) => (
          <g key={y} data-fact="energyKwh" className="fill-ink">
            <path d={`M${length + 6} ${y + rowHeight / 2}H${valueLeft - 6}`} className="stroke-edge" />
            <text x={valueLeft} y={y + 26} className="figures font-serif text-[30px]">
              {value}
            </text>
            <text x={valueLeft} y={y + 42} className="fill-ink-soft text-[12.5px]">
              {unit}
            </text>
          </g>
        ))}
    </svg>
  )
}

interface Row {
  band: EnergyBandDrawing
  isChosen: boolean
  y: number
  length: number
  height: number
  tip: number
}

function layOut(bands: EnergyBandDrawing[], label: EnergyLabelKey | null): Row[] {
  let y = 0
  return bands.map((band, index) => {
    const isChosen = band.steps.some(({ key }) => key === label)
    const { height, tip } = isChosen ? chosen : usual
    const length = shortest + ((longest - shortest) * index) / (bands.length - 1)
    const row = { band, isChosen, y, length, height, tip }
    y += height + spacing
    return row
  })
}

function Band({ row, label }: { row: Row; label: EnergyLabelKey | null }) {
  const { band, isChosen, y, length, height, tip } = row
  const middle = y + height / 2
  const step = band.steps.find(({ key }) => key === label)
  return (
    <g fill={band.textColour}>
      <path
        d={`M0 ${y}H${length - tip}L${length} ${middle}L${length - tip} ${y + height}H0Z`}
        fill={band.colour}
      />
      <text
        x={10}
        y={middle}
        dy="0.35em"
        className={isChosen ? 'font-serif text-[32px] font-semibold' : 'text-[15px] font-semibold'}
      >
        {band.text}
        {step && <tspan className="text-[22px]">{minus(step.text.slice(band.text.length))}</tspan>}
      </text>
      {band.steps.length > 1 && <Steps row={row} label={label} />}
    </g>
  )
}

const stepWidth = 9

/** The fine steps as a ruler along the band's end: a stroke each, the home's own a full bar. */
function Steps({ row: { band, y, length, height, tip }, label }: { row: Row; label: EnergyLabelKey | null }) {
  const start = length - tip - band.steps.length * stepWidth
  return band.steps.map(({ key }, index) => {
    const isOwn = key === label
    const tall = isOwn ? height - 16 : 7
    return (
      <rect
        key={key}
        x={start + index * stepWidth}
        y={y + (height - tall) / 2}
        width={isOwn ? 4 : 1.5}
        height={tall}
        opacity={isOwn ? 1 : 0.6}
      />
    )
  })
}

function minus(text: string): string {
  return text.replace('-', '−')
}
