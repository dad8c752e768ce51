import { type FacadeName, facades } from './facades'

/** Those narrow enough for a square. */
const houses: FacadeName[] = ['steppedGable', 'corniceHouse', 'mansard', 'galleryFlat']
const frame = 148
const ground = frame - 0.5

/** Where there is no photograph of somebody: a house of the row, always the same one, with the initials in it. */
export function PersonMark({ name, className }: { name: string; className?: string }) {
  const { width, skyline } = facades[houses[hashOf(name) % houses.length] ?? 'steppedGable']
  return (
    <svg
      viewBox={`0 0 ${frame} ${frame}`}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 ${ground}H${(frame - width) / 2}${skyline}H${frame}`} vectorEffect="non-scaling-stroke" />
      <text
        x={frame / 2}
        y={ground - 22}
        textAnchor="middle"
        fontSize={38}
        fill="currentColor"
        stroke="none"
        className="font-serif"
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** Of the first name and the last. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const shown = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return shown.map((part = '') => [...part][0] ?? '').join('')
}

/** Spreads names over the houses. */
function hashOf(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 101
  return hash
}
