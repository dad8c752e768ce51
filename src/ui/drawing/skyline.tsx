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
const gap = 26
const height = 160
const ground = 156

export interface SkylineProps {
  /** Leaves a gap where this house would stand: for the page that cannot be found. */
  missing?: number
  className?: string
}

/** The row of façades in one continuous hairline: the only ornament of the site. */
export function Skyline({ missing, className }: SkylineProps) {
  let x = 0
  let skyline = `M0 ${ground}`
  const details: { x: number; path: string }[] = []
  street.forEach((name, index) => {
    const { width, skyline: outline, details: inside } = facades[name]
    skyline += `h${gap}`
    x += gap
    if (index === missing) skyline += `m${width} 0`
    else {
      skyline += outline
      details.push({ x, path: inside })
    }
    x += width
  })
  skyline += `h${gap}`
  return (
    <svg
      viewBox={`0 0 ${x + gap} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
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
    </svg>
  )
}
