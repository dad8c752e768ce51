import type { ReactNode } from 'react'

import type { TownHouse } from '@/domain/content/module'

import { facades } from '../drawing/facades'

export interface NameplateProps {
  name: string
  /** Of the town where they work. */
  house: TownHouse
  /** The name again, as a heading, with its link where it has one. */
  children: ReactNode
  className?: string
}

/** The windows behind which light is on: of each house two. */
const lit: Record<TownHouse, string> = {
  steppedGable: 'M34-98h16v20h-16zM58-34h14v22h-14z',
  corniceHouse: 'M40-94h16v18h-16zM10-34h16v24h-16z',
  mansard: 'M62-104h14v18h-14zM12-68h16v24h-16z',
}
const frame = { width: 132, height: 140 }

/** Somebody without a photograph: their name large, on blue stone, and a house of their town in which light is on. */
export function Nameplate({ name, house, children, className = '' }: NameplateProps) {
  const { width, skyline, details } = facades[house]
  const left = frame.width - width - 8
  const ground = frame.height - 0.5
  const toHouse = `translate(${left} ${ground})`
  return (
    <div
      className={`bg-bluestone @container relative aspect-4/5 w-full overflow-hidden forced-colors:border ${className}`}
    >
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="text-paper absolute right-0 bottom-0 w-[46%]"
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={`M0 ${ground}H${left}${skyline}H${frame.width}`} vectorEffect="non-scaling-stroke" />
        <path d={lit[house]} transform={toHouse} stroke="none" className="fill-lamp" />
        <path d={details} transform={toHouse} strokeOpacity={0.55} vectorEffect="non-scaling-stroke" />
      </svg>
      <div
        className={`[&_*]:text-paper relative px-[8cqw] pt-[7cqw] font-serif leading-none [&_*]:font-medium ${sizeOf(name)}`}
      >
        {children}
      </div>
    </div>
  )
}

/** The first name on a line of its own. */
export function PlateName({ name }: { name: string }) {
  const [first = '', ...rest] = name.split(/\s+/)
  return (
    <>
      {first}
      {rest.length > 0 && (
        <>
          {' '}
          <br />
          {rest.join(' ')}
        </>
      )}
    </>
  )
}

/** As large as its longest line leaves room for; longer ones take a further line. */
function sizeOf(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/)
  const longest = Math.max(first.length, rest.join(' ').length)
  if (longest <= 9) return 'text-[17cqw]'
  return longest <= 12 ? 'text-[13cqw]' : 'text-[10.5cqw]'
}
