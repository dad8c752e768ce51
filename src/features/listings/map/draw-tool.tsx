import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { SearchArea } from '@/domain/search/search-area'

import { type AreaDrawing, drawArea } from './draw-area'
import type { MapFrameWords } from './map-words'
import type { PropertyMap } from './property-map'
import { ToolSheet } from './tool-sheet'

export interface DrawToolProps {
  map: PropertyMap
  words: MapFrameWords
  onArea: (area: SearchArea) => void
  onCancel: () => void
}

export function DrawTool({ map, words, onArea, onCancel }: DrawToolProps) {
  const drawing = useRef<AreaDrawing | null>(null)
  const [corners, setCorners] = useState(0)
  const onDone = useEffectEvent(onArea)

  useEffect(() => {
    let isLeft = false
    void drawArea(map.map, { onCorners: setCorners, onDone: (area) => onDone(area) }).then((started) => {
      if (isLeft) started.stop()
      else drawing.current = started
    })
    return () => {
      isLeft = true
      drawing.current?.stop()
      drawing.current = null
    }
  }, [map])

  function finish() {
    const area = drawing.current?.finish()
    if (area) onArea(area)
  }
  return (
    <ToolSheet
      name={words.draw}
      hint={words.drawHint}
      searchText={words.searchArea}
      cancelText={words.cancel}
      onSearch={corners < 3 ? null : finish}
      onCancel={onCancel}
    />
  )
}
