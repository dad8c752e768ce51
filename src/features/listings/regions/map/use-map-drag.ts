import { type PointerEvent, useRef } from 'react'

const clickPx = 4

/** A mouse moves the map by dragging; a finger keeps scrolling the page. `null`: there is nowhere to move to. */
export function useMapDrag(move: ((dxPx: number, dyPx: number) => void) | null) {
  const from = useRef<{ x: number; y: number; hasMoved: boolean } | null>(null)
  return {
    /** Whether the press that has just ended was a drag, and so no click. */
    hasDragged: () => from.current?.hasMoved ?? false,
    handlers: {
      onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
        const isMouse = pointerType === 'mouse' && button === 0
        from.current = isMouse ? { x: clientX, y: clientY, hasMoved: false } : null
      },
      onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
        const start = from.current
        if (!move || !start || buttons !== 1) return
        const [dx, dy] = [clientX - start.x, clientY - start.y]
        if (!start.hasMoved && Math.hypot(dx, dy) < clickPx) return
        from.current = { x: clientX, y: clientY, hasMoved: true }
        move(dx, dy)
      },
    },
  }
}
