import { Minus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'

import type { SearchArea } from '@/domain/search/search-area'
import type { Locale } from '@/i18n/locales'
import { IconButton } from '@/ui/icon-button'

import { HomesSheet } from '../homes-sheet'
import { MapCard } from '../map-card'
import { MapTools } from '../tools/map-tools'
import type { MapFrameWords } from '../map-words'
import type { GroundUrls } from './own-ground'
import type { StreetTiles } from './street-style'
import { useHomesMap } from './use-homes-map'
import { usePageLink } from './use-page-link'
import { useTakesPage } from './use-takes-page'

export interface MapFrameProps {
  words: MapFrameWords
  locale: Locale
  styleUrl: string
  /** The street map of this site; `null` without one. */
  streets: StreetTiles | null
  ground: GroundUrls
}

/** The whole of the map's own document: it shows what the page around it posts, and tells what the visitor does. */
export function MapFrame({ words, locale, styleUrl, streets, ground }: MapFrameProps) {
  const container = useRef<HTMLDivElement>(null)
  const [openIds, setOpenIds] = useState<number[]>([])
  const [isDrawing, setIsDrawing] = useState(false)
  const link = usePageLink()
  const { state, map } = useHomesMap(container, {
    words,
    locale,
    styleUrl,
    streets,
    ground,
    link,
    onOpen(ids) {
      setOpenIds(ids)
      if (ids[0] !== undefined && ids.length === 1) link.send({ type: 'gevel:open', id: ids[0] })
    },
  })
  const { message } = link
  const takesPage = useTakesPage()
  const hasSheet = takesPage && message?.mapType === 'list'
  const isOpen = (id: number) => openIds.includes(id)
  const draw = (begins: boolean) => {
    setIsDrawing(begins)
    if (begins) setOpenIds([])
  }
  const search = (area: SearchArea) => link.send({ type: 'gevel:area', area })

  if (state === 'unavailable') {
    return (
      <div className="bg-paper flex min-h-dvh flex-col items-center justify-center px-6 text-center">
        <h1 className="text-2xl">{words.unavailableTitle}</h1>
        <p className="measure mt-3">{words.unavailable}</p>
      </div>
    )
  }
  return (
    <div
      className="group/map bg-paper relative h-dvh w-full overflow-hidden"
      data-drawing={isDrawing || undefined}
      data-beside={!takesPage || undefined}
      data-sheet={hasSheet || undefined}
    >
      <h1 className="sr-only">{words.map}</h1>
      {state === 'loading' && (
        <p role="status" className="text-ink-soft absolute inset-0 flex items-center justify-center">
          {words.loading}
        </p>
      )}
      <div className="pointer-events-none absolute inset-x-0 top-0 z-10 flex flex-col items-start gap-2 p-3 pr-16 *:pointer-events-auto">
        {map && message?.mapType === 'list' && (
          <MapTools map={map} words={words} onArea={search} onDrawing={draw} />
        )}
        {message?.infoMessage && !hasSheet && (
          <p role="status" className="bg-paper border-line max-w-sm border px-3 py-2 text-sm max-md:py-1">
            {message.infoMessage}
          </p>
        )}
      </div>
      {map && (
        <div className="absolute top-3 right-3 z-10 flex flex-col gap-2">
          <IconButton icon={Plus} look="framed" label={words.zoomIn} onClick={() => map.zoomBy(1)} />
          <IconButton icon={Minus} look="framed" label={words.zoomOut} onClick={() => map.zoomBy(-1)} />
        </div>
      )}
      {/* After the tools, so that the keyboard meets them before a hundred pins. */}
      <div className="absolute inset-0 group-data-sheet/map:bottom-14">
        <div
          ref={container}
          className="[&_.maplibregl-ctrl-attrib]:bg-paper! [&_.maplibregl-ctrl-attrib]:font-sans! size-full"
        />
      </div>
      {map && message && hasSheet && openIds.length === 0 && !isDrawing && (
        <HomesSheet
          map={map}
          message={message}
          words={words}
          onAlert={() => link.send({ type: 'gevel:alert' })}
        />
      )}
      <MapCard
        homes={message?.properties.filter(({ id }) => isOpen(id)) ?? []}
        words={words}
        onClose={() => setOpenIds([])}
      />
    </div>
  )
}
