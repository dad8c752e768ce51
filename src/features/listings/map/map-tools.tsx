import { Circle, PenLine } from 'lucide-react'
import { useState } from 'react'

import type { SearchArea } from '@/domain/search/search-area'
import { buttonClass } from '@/ui/button'

import { DrawTool } from './draw-tool'
import type { MapFrameWords } from './map-words'
import type { PropertyMap } from './property-map'
import { RadiusTool } from './radius-tool'

export interface MapToolsProps {
  map: PropertyMap
  words: MapFrameWords
  onArea: (area: SearchArea) => void
  onDrawing: (isDrawing: boolean) => void
}

/** Three ways to say where: what is in view, an area of one's own, so far around a point. */
export function MapTools({ map, words, onArea, onDrawing }: MapToolsProps) {
  const [tool, setTool] = useState<'none' | 'draw' | 'radius'>('none')
  function choose(next: typeof tool) {
    setTool(next)
    onDrawing(next === 'draw')
  }
  const toolProps = { map, words, onArea, onCancel: () => choose('none') }
  if (tool === 'draw') return <DrawTool {...toolProps} />
  if (tool === 'radius') return <RadiusTool {...toolProps} />
  return (
    <div role="group" aria-label={words.tools} className="flex flex-wrap gap-2">
      <button type="button" className={buttonClass('filled')} onClick={() => onArea(map.viewedArea())}>
        {words.searchArea}
      </button>
      <button type="button" className={onPaper} onClick={() => choose('draw')}>
        <PenLine aria-hidden strokeWidth={1.5} className="size-5" />
        {words.draw}
      </button>
      <button type="button" className={onPaper} onClick={() => choose('radius')}>
        <Circle aria-hidden strokeWidth={1.5} className="size-5" />
        {words.radius}
      </button>
    </div>
  )
}

const onPaper = `${buttonClass('outlined')} bg-paper`
