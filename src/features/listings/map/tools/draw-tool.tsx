import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { SearchArea } from '@/domain/search/search-area'
import { Button } from '@/ui/button'

import { type AreaDrawing, drawArea } from './draw-area'
import type { MapFrameWords } from '../map-words'
import type { HomesMap } from '../frame/homes-map'
import { ToolSheet } from './tool-sheet'

export interface AreaToolProps {
  map: HomesMap
  words: MapFrameWords
  onArea: (area: SearchArea) => void
  onCancel: () => void
}

interface DrawToolProps extends AreaToolProps {
  /** Called once corners can be set, and once they no longer can. */
  onDrawing: (isDrawing: boolean) => void
}

export function DrawTool({ map, words, onArea, onCancel, onDrawing }: DrawToolProps) {
  const drawing = useRef<AreaDrawing | null>(null)
  const [corners, setCorners] = useState(0)
  const onDone = useEffectEvent(onArea)
  const notify = useEffectEvent(onDrawing)

  useEffect(() => {
    let isLeft = false
    void drawArea(map.map, { onCorners: setCorners, onDone: (area) => onDone(area) }).then((started) => {
      if (isLeft) {
        started.stop()
        return
      }
      drawing.current = started
      notify(true)
    })
    return () => {
      isLeft = true
      drawing.current?.stop()
      drawing.current = null
      notify(false)
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
    >
      <Button look="quiet" disabled={corners === 0} onClick={() => drawing.current?.undo()}>
        <Undo2 aria-hidden strokeWidth={1.5} className="size-5" />
        {words.undoCorner}
      </Button>
    </ToolSheet>
  )
}
