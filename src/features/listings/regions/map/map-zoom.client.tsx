import { Maximize, Minus, Plus } from 'lucide-react'

import { IconButton } from '@/ui/icon-button'

import type { RegionWords } from '../region-words'

export interface MapZoomProps {
  words: RegionWords
  isWhole: boolean
  onZoom: (way: 1 | -1) => void
  onAll: () => void
}

export function MapZoom({ words, isWhole, onZoom, onAll }: MapZoomProps) {
  return (
    <div className="region-map-zoom">
      <IconButton icon={Plus} label={words.zoom_in} look="framed" onClick={() => onZoom(1)} />
      <IconButton
        icon={Minus}
        label={words.zoom_out}
        look="framed"
        aria-disabled={isWhole || undefined}
        onClick={() => onZoom(-1)}
      />
      <IconButton
        icon={Maximize}
        label={words.zoom_all}
        look="framed"
        aria-disabled={isWhole || undefined}
        onClick={onAll}
      />
    </div>
  )
}
