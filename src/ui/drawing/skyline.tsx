import type { ReactNode } from 'react'

import { type FacadeName, facades } from './facades'

const street: FacadeName[] = [
  'corniceHouse',
  'steppedGable',
  'mansard',
  'galleryFlat',
  'corniceHouse',
  'steppedGable',
  'farmhouse',
  'villa',
  'mansard',
  'steppedGable',
]
const spacing = 26
const height = 160
const ground = 156

const widths = street.map((name) => facades[name].width)
const viewBox = `0 0 ${widths.reduce((sum, width) => sum + spacing + width, spacing)} ${height}`

export interface SkylineProps {
  /** Where the same row is drawn again: see `SkylineAgain`. */
  id?: string

  /** Leaves a gap where this house would stand: for the page that cannot be found. */
  missing?: number
  className?: string
}

/** The row of façades in one continuous hairline: the only ornament of the site. */
export function Skyline({ id, missing, className }: SkylineProps) {
  let x = 0
  let skyline = `M0 ${ground}`
  const details: { x: number; path: string }[] = []
  street.forEach((name, index) => {
    const { width, skyline: outline, details: inside } = facades[name]
    skyline += `h${spacing}`
    x += spacing
    if (index === missing) skyline += `m${width} 0`
    else {
      skyline += outline
      details.push({ x, path: inside })
    }
    x += width
  })
  skyline += `h${spacing}`
  return (
    <Drawing className={className} id={id}>
      <path d={skyline} vectorEffect="non-scaling-stroke" />
      <g strokeOpacity={0.55}>
        {details.map((detail) => (
          <path
            key={detail.x}
            d={detail.path}
            transform={`translate(${detail.x} ${ground})`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </Drawing>
  )
}

/** The row that stands elsewhere in the document, without its lines once more. */
export function SkylineAgain({ of, className }: { of: string; className?: string }) {
  return (
    <Drawing className={className}>
      <use href={`#${of}`} />
    </Drawing>
  )
}

interface DrawingProps {
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

function Drawing({ id, className, children }: DrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {id ? <g id={id}>{children}</g> : children}
    </svg>
  )
}
