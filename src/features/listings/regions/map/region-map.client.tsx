import { useRef, useState } from 'react'

import { fillWords } from '@/ui/fill-words'

import { MapBar } from './map-bar.client'
import { type Box, fitted, holds, middle, moved, zoomed } from './map-view'
import { MapWaits } from './map-waits'
import { MapZoom } from './map-zoom.client'
import { type Zone, zonesOf } from './map-zones'
import { MunicipalityDrawing } from './municipality-drawing.client'
import type { Spot } from './nearest-spot'
import { pathBox } from './path-box'
import type { RegionPaths } from '../region-paths'
import type { RegionWords } from '../region-words'
import type { Branch } from '../tree-boxes'
import { useMapDrag } from './use-map-drag'
import { useRegionPaths } from '../use-region-paths'
import { useWidth } from './use-width'
import { ZoneDrawing } from './zone-drawing.client'

export interface RegionMapProps {
  branches: readonly Branch[]
  words: RegionWords
  pathsHref: string
}

/** Below this width a finger finds no municipality among six hundred: the provinces come first. */
const zonesBelowPx = 560
const zoomStep = 1.7

export function RegionMap({ branches, words, pathsHref }: RegionMapProps) {
  const paths = useRegionPaths(pathsHref)
  if (paths === 'failed') return <p className="py-6">{words.map_failed}</p>
  if (!paths) return <MapWaits words={words} />
  return <LoadedMap paths={paths} branches={branches} words={words} />
}

type LoadedMapProps = Omit<RegionMapProps, 'pathsHref'> & { paths: RegionPaths }

function LoadedMap({ paths, branches, words }: LoadedMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const widthPx = useWidth(frame)
  const whole: Box = { x: 0, y: 0, width: paths.width, height: paths.height }
  const [view, setView] = useState(whole)
  const [active, setActive] = useState<Spot | null>(null)
  const [openZone, setOpenZone] = useState<Zone | null>(null)
  const zones = zonesOf(paths, (key) => branches.find((one) => one.key === key)?.name ?? '', words.luxembourg)
  const isWhole = view.width === whole.width
  const isMeasured = widthPx > 0
  const showsZones = isWhole && widthPx < zonesBelowPx
  const unitsPerPx = view.width / Math.max(1, widthPx)
  const drag = useMapDrag(
    isWhole ? null : (dx, dy) => setView(moved(view, -dx * unitsPerPx, -dy * unitsPerPx, whole)),
  )
  const open = (zone: Zone) => {
    setView(fitted(pathBox(zone.outline), whole, 0.04))
    setOpenZone(zone)
    setActive(null)
  }
  const activate = (spot: Spot) => {
    setActive(spot)
    if (!holds(view, spot) && !isWhole) setView(zoomed(view, 1, spot, whole))
  }
  const showAll = () => {
    setView(whole)
    setOpenZone(null)
  }
  const zoomBy = (factor: number) => setView(zoomed(view, factor, active ?? middle(view), whole))
  const shared = { view, unitsPerPx, words }
  return (
    <div className="region-map">
      <div ref={frame} className="region-map-frame border-line border" {...drag.handlers}>
        {isMeasured && showsZones && (
          <ZoneDrawing {...shared} zones={zones} branches={branches} onOpen={open} />
        )}
        {isMeasured && !showsZones && (
          <MunicipalityDrawing
            {...shared}
            paths={paths}
            branches={branches}
            activeKey={active?.key ?? null}
            onActivate={activate}
            isClick={() => !drag.hasDragged()}
            takesFocus={openZone !== null}
          />
        )}
        <MapZoom words={words} isWhole={isWhole} onZoom={(way) => zoomBy(zoomStep ** way)} onAll={showAll} />
      </div>
      <MapBar
        words={words}
        branches={branches}
        activeKey={active?.key ?? null}
        zone={showsZones ? 'all' : openZone}
      />
      <p className="text-ink-soft mt-3 text-sm">
        {paths.source === null ? words.schematic : fillWords(words.source, { source: paths.source })}
      </p>
    </div>
  )
}
