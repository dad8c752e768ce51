import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

import { ChosenRegions } from './chosen-regions.client'
import { MapWaits } from './map/map-waits'
import type { RegionMapProps } from './map/region-map.client'
import type { RegionWords } from './region-words'
import { TreeFilter } from './tree-filter.client'
import { useBranches } from './use-branches'
import { useTreeHtml } from './use-tree-html'

const RegionMap = lazy(() =>
  import('./map/region-map.client').then(
    (module) => ({ default: module.RegionMap }),
    // A page older than the site's last release cannot fetch it any more.
    () => ({ default: ({ words }: RegionMapProps) => <p className="py-6">{words.map_failed}</p> }),
  ),
)

export interface RegionPickerFrameProps {
  words: RegionWords
  pathsHref: string
  /** A picture of the map, until somebody touches it. */
  outlineHref: string
  /** Where the boxes are fetched; without it they are there. */
  treeHref?: string
  /** The boxes, or what stands there until they come. */
  children?: ReactNode
}

/** The list beside the map; where there is no room for both, one of them. */
export function RegionPickerFrame({
  words,
  pathsHref,
  outlineHref,
  treeHref,
  children,
}: RegionPickerFrameProps) {
  const tree = useRef<HTMLDivElement>(null)
  const html = useTreeHtml(treeHref)
  const branches = useBranches(tree, { areThere: treeHref === undefined || html !== null })
  const [view, setView] = useState<'list' | 'map'>('list')
  return (
    <div className="region-picker" data-view={view}>
      <ChosenRegions branches={branches} words={words} />
      <div role="group" aria-label={words.view} className="region-views border-edge rounded border">
        {(['list', 'map'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
            {words[name]}
          </button>
        ))}
      </div>
      <div className="region-panes">
        <div className="region-list">
          <TreeFilter branches={branches} words={words} />
          <div ref={tree} className="region-scroll border-line bg-sheet border">
            {html === null ? (
              children
            ) : (
              <div className="region-tree" dangerouslySetInnerHTML={{ __html: html }} />
            )}
          </div>
        </div>
        <MapPane branches={branches} words={words} pathsHref={pathsHref} outlineHref={outlineHref} />
      </div>
    </div>
  )
}

/** Neither the map's code nor its drawing is fetched before it comes into sight. */
function MapPane({ outlineHref, ...props }: RegionMapProps & { outlineHref: string }) {
  const pane = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setIsSeen(true)
    })
    if (pane.current) observer.observe(pane.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={pane} className="region-map-pane">
      {isSeen ? (
        <Suspense fallback={<MapWaits words={props.words} />}>
          <RegionMap {...props} />
        </Suspense>
      ) : (
        // Its place, so that nothing moves when it comes.
        <img
          src={outlineHref}
          alt=""
          loading="lazy"
          className="region-map-wait border-line bg-paper border"
        />
      )}
    </div>
  )
}
