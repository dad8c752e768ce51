import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'

import { fillWords } from '@/ui/fill-words'

import type { AreaToolProps } from './draw-tool'
import { ToolSheet } from './tool-sheet'

const choicesKm = [1, 2, 5, 10, 20, 30]

/** So many kilometres around the middle of the map: reached by dragging or by the arrow keys alike. */
export function RadiusTool({ map, words, onArea, onCancel }: AreaToolProps) {
  const [radiusKm, setRadiusKm] = useState(5)

  useEffect(() => {
    const around = () => ({ kind: 'circle' as const, centre: map.centre(), radiusKm })
    map.lookAt(around())
    map.tryArea(around())
    return map.onMove(() => map.tryArea(around()))
  }, [map, radiusKm])
  useEffect(() => () => map.tryArea(null), [map])

  return (
    <ToolSheet
      name={words.radius}
      hint={words.radiusHint}
      searchText={words.searchArea}
      cancelText={words.cancel}
      onSearch={() => onArea({ kind: 'circle', centre: map.centre(), radiusKm })}
      onCancel={onCancel}
    >
      <Plus
        aria-hidden
        strokeWidth={1}
        className="text-brick pointer-events-none fixed top-1/2 left-1/2 size-8 -translate-1/2"
      />
      <label className="flex items-center gap-3">
        <span className="font-medium">{words.radiusLabel}</span>
        <select
          value={radiusKm}
          onChange={({ target }) => setRadiusKm(Number(target.value))}
          className="border-edge bg-sheet h-11 rounded border px-3"
        >
          {choicesKm.map((km) => (
            <option key={km} value={km}>
              {fillWords(words.kilometres, { km })}
            </option>
          ))}
        </select>
      </label>
    </ToolSheet>
  )
}
