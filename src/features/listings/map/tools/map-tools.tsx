import { Circle, PenLine } from 'lucide-react'
import { useState } from 'react'

import type { SearchArea } from '@/domain/search/search-area'
import { buttonClass } from '@/ui/button'

import { DrawTool } from './draw-tool'
import type { MapFrameWords } from '../map-words'
import type { HomesMap } from '../frame/homes-map'
import { RadiusTool } from './radius-tool'

export interface MapToolsProps {
  map: HomesMap
  words: MapFrameWords
  onArea: (area: SearchArea) => void
  onDrawing: (isDrawing: boolean) => void
}

/** Three ways to say where: what is in view, an area of one's own, so far around a point. */
export function MapTools({ map, words, onArea, onDrawing }: MapToolsProps) {
  const [tool, setTool] = useState<'none' | 'draw' | 'radius'>('none')
  const toolProps = { map, words, onArea, onCancel: () => setTool('none') }
  if (tool === 'draw') return <DrawTool {...toolProps} onDrawing={onDrawing} />
  if (tool === 'radius') return <RadiusTool {...toolProps} />
  return (
    <div role="group" aria-label={words.tools} className="flex flex-wrap gap-2">
      <button type="button" className={buttonClass('filled')} onClick={() => onArea(map.viewedArea())}>
        {words.searchArea}
      </button>
      <button type="button" className={onPaper} onClick={() => setTool('draw')}>
        <PenLine aria-hidden strokeWidth={1.5} className="size-5" />
        <span className={wordOfTool}>{words.draw}</span>
      </button>
      <button type="button" className={onPaper} onClick={() => setTool('radius')}>
        <Circle aria-hidden strokeWidth={1.5} className="size-5" />
        <span className={wordOfTool}>{words.radius}</span>
      </button>
    </div>
  )
}

const onPaper = `${buttonClass('outlined')} bg-paper max-md:px-3`
/** One row on a phone, whose window the map has to itself: there its drawing stands for it. */
const wordOfTool = 'max-md:group-not-data-beside/map:sr-only'
