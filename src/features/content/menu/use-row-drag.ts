import { type HTMLAttributes, type PointerEvent, type RefObject, useRef, useState } from 'react'

import { type DropRow, dropPlace, type MenuPlace, type MenuTree, placeOf } from './menu-tree'

/** So far sideways, a page goes below the one above it, or back to the first row. */
const levelWidth = 28
/** So near the edge of the window, the page scrolls along. */
const edge = 72

interface DragOptions {
  list: RefObject<HTMLElement | null>
  tree: MenuTree
  onDrop: (id: number, place: MenuPlace) => void
}

interface Drag {
  id: number
  startX: number
  place: MenuPlace | null
}

/** Rows moved by mouse, pen or finger; for the keyboard each has its buttons. */
export function useRowDrag({ list, tree, onDrop }: DragOptions) {
  const drag = useRef<Drag | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [line, setLine] = useState<{ top: number; isBelow: boolean } | null>(null)

  const end = (isDropped: boolean) => {
    const ended = drag.current
    drag.current = null
    setDragged(null)
    setLine(null)
    window.removeEventListener('keydown', onKey)
    if (isDropped && ended?.place) onDrop(ended.id, ended.place)
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end(false)
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const { current } = drag
    if (!current || !list.current) return
    if (clientY < edge) window.scrollBy(0, -10)
    if (clientY > window.innerHeight - edge) window.scrollBy(0, 10)
    const rows = rowsOf(list.current, tree, current.id)
    const isBelow = wantsBelow(tree, current, clientX)
    const place = dropPlace(rows, clientY, isBelow)
    current.place = place
    setLine({ top: lineTop(list.current, rows, place), isBelow: place.parent !== null })
  }
  const handle = (id: number): HTMLAttributes<HTMLElement> => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { id, startX: event.clientX, place: null }
      setDragged(id)
      window.addEventListener('keydown', onKey)
    },
    onPointerMove,
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  })
  return { dragged, line, handle }
}

interface ShownRow extends DropRow {
  bottom: number
}

/** Rows that stay: without the one that is dragged and what stands below it. */
function rowsOf(list: HTMLElement, tree: MenuTree, dragged: number): ShownRow[] {
  const along = new Set([dragged, ...(tree.find(({ id }) => id === dragged)?.children ?? [])])
  return [...list.querySelectorAll<HTMLElement>('.menu-row')].flatMap((element) => {
    const id = Number(element.dataset.id)
    if (along.has(id)) return []
    const { top, bottom } = element.getBoundingClientRect()
    return [{ id, parent: placeOf(tree, id)?.parent ?? null, middle: (top + bottom) / 2, bottom }]
  })
}

function wantsBelow(tree: MenuTree, { id, startX }: Drag, x: number): boolean {
  if (tree.some((item) => item.id === id && item.children.length > 0)) return false
  const isBelow = placeOf(tree, id)?.parent !== null
  return isBelow ? x - startX > -levelWidth : x - startX > levelWidth
}

/** Under the last row that comes before it. */
function lineTop(list: HTMLElement, rows: readonly ShownRow[], { parent, index }: MenuPlace): number {
  const siblings = rows.filter((row) => row.parent === parent)
  const previous = siblings[index - 1]?.id ?? parent
  const before = rows.findLast(
    ({ id, parent: above }) => id === previous || (parent === null && above === previous),
  )
  const { top } = list.getBoundingClientRect()
  return before ? before.bottom - top : 0
}
