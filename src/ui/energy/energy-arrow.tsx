import type { Region } from '@/domain/place/region'
import { labelText } from '@/domain/listing/energy/energy-label'

import { energyColour, type EnergyLabelKey, textOn } from './energy-scale'

export interface EnergyArrowProps {
  region: Region
  label: EnergyLabelKey
  /** What a screen reader says: "Energielabel B, 164 kWh/m² per jaar". */
  name: string
  /** Beside a whole scale instead of on a card. */
  isLarge?: boolean
}

const height = 24
const tip = 9

/** One label alone. */
export function EnergyArrow({ region, label, name, isLarge = false }: EnergyArrowProps) {
  const colour = energyColour(region, label)
  const text = labelText(label)
  const body = 18 + text.length * 8
  const scale = isLarge ? 1.75 : 1
  return (
    <svg
      role="img"
      aria-label={name}
      width={(body + tip) * scale}
      height={height * scale}
      viewBox={`0 0 ${body + tip} ${height}`}
      className="shrink-0"
    >
      <path d={`M0 0H${body}L${body + tip} ${height / 2}L${body} ${height}H0Z`} fill={colour} />
      <text
        x={(body + 4) / 2}
        y={height / 2}
        dy="0.35em"
        textAnchor="middle"
        fill={textOn(colour)}
        className="figures text-[15px] font-bold"
      >
        {text.replace('-', '−')}
      </text>
    </svg>
  )
}
