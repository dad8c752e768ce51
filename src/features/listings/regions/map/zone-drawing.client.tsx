import { type KeyboardEvent, useRef, useState } from 'react'

import { fillWords } from '@/ui/fill-words'

import type { Box } from './map-view'
import type { Zone } from './map-zones'
import { isArrow, nearestSpot } from './nearest-spot'
import type { RegionWords } from '../region-words'
import type { Branch } from '../tree-boxes'

export interface ZoneDrawingProps {
  zones: readonly Zone[]
  branches: readonly Branch[]
  words: RegionWords
  view: Box
  unitsPerPx: number
  onOpen: (zone: Zone) => void
}

/** A small map's first view: press a province to see its municipalities. */
export function ZoneDrawing({ zones, branches, words, view, unitsPerPx, onOpen }: ZoneDrawingProps) {
  const svg = useRef<SVGSVGElement>(null)
  const [stopKey, setStopKey] = useState(zones[0]?.key)
  const [ring, setRing] = useState<Zone | null>(null)
  const onKeyDown = (event: KeyboardEvent, zone: Zone) => {
    if (event.key === ' ' || event.key === 'Enter') onOpen(zone)
    else if (isArrow(event.key)) {
      const next = nearestSpot(zone, zones, event.key)
      if (next) svg.current?.querySelector<SVGElement>(`[data-key="${next.key}"]`)?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <svg
      ref={svg}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="group"
      aria-label={words.map_provinces_label}
    >
      {zones.map((zone) => (
        <path
          key={zone.key}
          d={zone.outline}
          data-key={zone.key}
          role="button"
          aria-label={fillWords(words.open_province, { name: zone.name })}
          tabIndex={zone.key === stopKey ? 0 : -1}
          className="region-zone"
          onClick={() => onOpen(zone)}
          onKeyDown={(event) => onKeyDown(event, zone)}
          onFocus={(event) => {
            setStopKey(zone.key)
            if (event.currentTarget.matches(':focus-visible')) setRing(zone)
          }}
          onBlur={() => setRing(null)}
        />
      ))}
      <ChosenMarks zones={zones} branches={branches} />
      <g aria-hidden className="region-names region-names-far">
        {zones
          .filter(({ key }) => key !== 'BE-BRU')
          .map(({ key, name, x, y }) => (
            <text key={key} x={x} y={y} fontSize={11 * unitsPerPx}>
              {name}
            </text>
          ))}
      </g>
      {ring && <path d={ring.outline} className="region-ring" />}
    </svg>
  )
}

/** Where something is chosen: a whole province in full, a part of one in hatching. */
function ChosenMarks({ zones, branches }: Pick<ZoneDrawingProps, 'zones' | 'branches'>) {
  const stateOf = ({ provinces }: Zone) => {
    const own = branches.filter(({ key }) => provinces.includes(key))
    if (own.length > 0 && own.every(({ whole }) => whole.checked)) return 'all'
    return own.some(({ leaves }) => leaves.some(({ box }) => box.checked)) ? 'some' : 'none'
  }
  return zones
    .filter((zone) => stateOf(zone) !== 'none')
    .map((zone) => (
      <path key={zone.key} d={zone.outline} className="region-zone-mark" data-state={stateOf(zone)} />
    ))
}
