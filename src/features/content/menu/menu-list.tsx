import { useRef } from 'react'

import type { Language } from '@/domain/language'

import { MenuRow } from './menu-row'
import type { MenuPlace, MenuTree, Step } from './menu-tree'
import type { MenuWords } from './menu-words'
import type { MenuPage } from './read-menu'
import { useRowDrag } from './use-row-drag'

interface MenuListProps {
  tree: MenuTree
  pages: ReadonlyMap<number, MenuPage>
  menuMaximum: number
  words: MenuWords
  shown: Language
  onStep: (id: number, step: Step) => void
  onDrop: (id: number, place: MenuPlace) => void
  onRemove: (id: number) => void
}

/** The first row from top to bottom, with what opens below each. */
export function MenuList(props: MenuListProps) {
  const { tree, pages, menuMaximum, words, shown, onDrop } = props
  const list = useRef<HTMLDivElement>(null)
  const drag = useRowDrag({ list, tree, onDrop })
  const inBar = tree.map(({ id }) => id).filter((id) => (pages.get(id)?.address ?? null) !== null)
  const behind = new Set(menuMaximum > 0 ? inBar.slice(menuMaximum) : [])
  const row = (id: number, place: { parent: number | null; hasBelow: boolean }) => {
    const page = pages.get(id)
    if (!page) return null
    const isBehind = place.parent === null && behind.has(id)
    return (
      <MenuRow
        {...{ page, tree, words, isBehind }}
        language={shown}
        isDragged={drag.dragged === id}
        handle={drag.handle(id)}
        onStep={props.onStep}
        onRemove={props.onRemove}
      />
    )
  }
  return (
    <div className="menu-list" ref={list}>
      <ol>
        {tree.map(({ id, children }) => (
          <li key={id}>
            {row(id, { parent: null, hasBelow: children.length > 0 })}
            {children.length > 0 && (
              <ol>
                {children.map((child) => (
                  <li key={child}>{row(child, { parent: id, hasBelow: false })}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {drag.line && (
        <div
          className="menu-line"
          data-below={drag.line.isBelow || undefined}
          style={{ top: drag.line.top }}
        />
      )}
    </div>
  )
}
