import { type FacadeName, facades } from './facades'

const names: FacadeName[] = ['steppedGable', 'corniceHouse', 'villa', 'mansard', 'farmhouse', 'galleryFlat']
const height = 160
const frame = 240

/** One house of the skyline on its ground line: where a photo is still to come. */
export function Facade({ index, className }: { index: number; className?: string }) {
  const { width, skyline, details } = facades[names[index % names.length] ?? 'steppedGable']
  const left = (frame - width) / 2
  const ground = height - 0.5
  return (
    <svg
      viewBox={`0 0 ${frame} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M-600 ${ground}H${left}${skyline}H${frame + 600}`} vectorEffect="non-scaling-stroke" />
      <path
        d={details}
        transform={`translate(${left} ${ground})`}
        strokeOpacity={0.55}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
