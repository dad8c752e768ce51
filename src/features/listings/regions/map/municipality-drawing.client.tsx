import { type FocusEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'

import { type DrawnRegion, MapNames } from './map-names.client'
import { type Box, middle } from './map-view'
import { isArrow, nearestSpot, type Spot } from './nearest-spot'
import { RegionShape } from './region-shape.client'
import type { RegionPaths } from '../region-paths'
import type { RegionWords } from '../region-words'
import type { Branch } from '../tree-boxes'

export interface MunicipalityDrawingProps {
  paths: RegionPaths
  branches: readonly Branch[]
  words: RegionWords
  view: Box
  unitsPerPx: number
  activeKey: string | null
  onActivate: (spot: Spot) => void
  isClick: () => boolean
  takesFocus: boolean
}

/** One stop of the Tab key; from there the arrows lead on, and the space bar presses the box of the list. */
export function MunicipalityDrawing(props: MunicipalityDrawingProps) {
  const { paths, branches, words, view, unitsPerPx, activeKey, onActivate, isClick, takesFocus } = props
  const svg = useRef<SVGSVGElement>(null)
  const helpId = useId()
  const [ringKey, setRingKey] = useState<string | null>(null)
  const [hoveredKey, setHoveredKey] = useState<string | null>(null)
  const regions = useMemo(
    () =>
      paths.provinces.flatMap((one) => one.municipalities.map(([key, path, x, y]) => ({ key, path, x, y }))),
    [paths],
  )
  const byKey = useMemo(() => new Map(regions.map((region) => [region.key, region])), [regions])
  const leaves = new Map(branches.flatMap((branch) => branch.leaves.map((leaf) => [leaf.key, leaf])))
  const stopKey = activeKey ?? nearestTo(middle(view), regions)?.key
  const chosen = regions.filter(({ key }) => leaves.get(key)?.box.checked)
  const hovered = hoveredKey ? leaves.get(hoveredKey) : undefined

  useEffect(() => {
    if (takesFocus) svg.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [takesFocus])

  const press = (key: string) => {
    const region = byKey.get(key)
    if (region) onActivate(region)
    leaves.get(key)?.box.click()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = byKey.get(keyOf(event.target) ?? '')
    if (!from) return
    if (event.key === ' ' || event.key === 'Enter') press(from.key)
    else if (isArrow(event.key)) {
      const next = nearestSpot(from, regions, event.key)
      if (next) {
        onActivate(next)
        svg.current?.querySelector<SVGElement>(`[data-key="${next.key}"]`)?.focus({ preventScroll: true })
      }
    } else return
    event.preventDefault()
  }
  const onFocus = (event: FocusEvent) => {
    const region = byKey.get(keyOf(event.target) ?? '')
    if (!region || !event.target.matches(':focus-visible')) return
    setRingKey(region.key)
    if (region.key !== activeKey) onActivate(region)
  }
  return (
    <>
      <svg
        ref={svg}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="group"
        aria-label={words.map_label}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => setRingKey(null)}
        onClick={(event) => {
          const key = keyOf(event.target)
          if (key && isClick()) press(key)
        }}
        onPointerOver={(event) => setHoveredKey(event.pointerType === 'mouse' ? keyOf(event.target) : null)}
        onPointerLeave={() => setHoveredKey(null)}
      >
        {regions.map(({ key, path }) => (
          <RegionShape
            key={key}
            regionKey={key}
            path={path}
            name={leaves.get(key)?.name ?? key}
            isChosen={leaves.get(key)?.box.checked ?? false}
            isTabStop={key === stopKey}
          />
        ))}
        {paths.provinces.map(({ key, outline }) => (
          <path key={key} d={outline} className="region-outline" />
        ))}
        <path d={chosen.map(({ path }) => path).join('')} className="region-chosen-edge" />
        <MapNames paths={paths} regions={regions} branches={branches} view={view} unitsPerPx={unitsPerPx} />
        {ringKey && <path d={byKey.get(ringKey)?.path} className="region-ring" />}
      </svg>
      <p id={helpId} className="sr-only">
        {words.map_help}
      </p>
      {hovered && (
        <p className="region-hover" aria-hidden>
          {hovered.name} <span>{hovered.note}</span>
        </p>
      )}
    </>
  )
}

function keyOf(target: EventTarget): string | null {
  return target instanceof Element ? target.getAttribute('data-key') : null
}

function nearestTo(
  { x, y }: { x: number; y: number },
  regions: readonly DrawnRegion[],
): DrawnRegion | undefined {
  const far = (region: DrawnRegion) => Math.hypot(region.x - x, region.y - y)
  return regions.length > 0 ? regions.reduce((best, one) => (far(one) < far(best) ? one : best)) : undefined
}
