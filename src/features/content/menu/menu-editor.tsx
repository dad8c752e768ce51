'use client'

import { useEffect, useRef, useState } from 'react'

import { whenText } from '@/cms/admin/when-text'
import type { Language } from '@/domain/language'

import { MenuAside } from './menu-aside'
import { MenuBar } from './menu-bar'
import { buttonId, fill } from './menu-text'
import { MenuList } from './menu-list'
import { MenuOthers } from './menu-others'
import {
  idsIn,
  type MenuPlace,
  type MenuTree,
  movedTo,
  placeOf,
  type Step,
  stepped,
  without,
} from './menu-tree'
import type { MenuWords } from './menu-words'
import type { MenuState } from './read-menu'
import { useMenuSaves } from './use-menu-saves'

export interface MenuEditorProps {
  initial: MenuState
  /** Of titles and addresses. */
  shown: Language
  menuMaximum: number
  /** Of the API. */
  address: string
  words: MenuWords
  /** Of the reader. */
  language: Language
}

/** The menu under the hands of an editor. Every step is saved as a draft, and said aloud. */
export function MenuEditor({ initial, shown, menuMaximum, address, words, language }: MenuEditorProps) {
  const saves = useMenuSaves({ initial, shown, address, failed: words.failed })
  const { menu, tree } = saves
  const [said, setSaid] = useState('')
  const [history, setHistory] = useState<MenuTree[]>([])
  const pressed = useRef<string | null>(null)
  const pages = new Map(menu.pages.map((page) => [page.id, page]))
  const titleOf = (id: number) => pages.get(id)?.title ?? ''

  // A row that went to another list is a new element: the button that was pressed keeps the keyboard's place.
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus()
    pressed.current = null
  }, [tree])

  const arrange = (next: MenuTree, words_: string) => {
    setHistory([...history, tree])
    setSaid(words_)
    saves.save(next)
  }
  const whereText = (next: MenuTree, id: number) => {
    const place = placeOf(next, id)
    if (!place) return fill(words.saidRemoved, { title: titleOf(id) })
    const { parent, index, of } = place
    const figures = { title: titleOf(id), n: index + 1, of }
    return parent === null
      ? fill(words.saidPlace, figures)
      : fill(words.saidBelow, { ...figures, parent: titleOf(parent) })
  }
  const step = (id: number, to: Step) => {
    const next = stepped(tree, id, to)
    if (!next) return setSaid(fill(words.saidStays, { title: titleOf(id) }))
    pressed.current = buttonId(to, id)
    arrange(next, whereText(next, id))
  }
  const drop = (id: number, place: MenuPlace) => {
    const next = movedTo(tree, id, place)
    if (next && JSON.stringify(next) !== JSON.stringify(tree)) arrange(next, whereText(next, id))
  }
  const remove = (id: number) => {
    const next = without(tree, id)
    pressed.current = buttonId('add', id)
    arrange(next, whereText(next, id))
  }
  const add = (id: number) => {
    const next = [...tree, { id, children: [] }]
    pressed.current = buttonId('up', id)
    arrange(next, whereText(next, id))
  }
  const undo = () => {
    const last = history.at(-1)
    if (!last) return
    setHistory(history.slice(0, -1))
    setSaid(words.saidUndone)
    saves.save(last)
  }
  const settle = async (action: 'publish' | 'discard') => {
    if (!(await saves.settle(action))) return
    setHistory([])
    setSaid(action === 'publish' ? words.saidPublished : words.saidDiscarded)
  }
  const inMenu = new Set(idsIn(tree))

  return (
    <>
      <p className="board-hidden" aria-live="assertive">
        {said}
      </p>
      {saves.refusal && (
        <div className="board-notice board-notice--attention" role="alert">
          {saves.refusal}
          {saves.mine && (
            <p className="menu-refused">
              <button type="button" className="board-button" onClick={() => saves.keepMine()}>
                {words.keepMine}
              </button>
            </p>
          )}
        </div>
      )}
      <MenuBar tree={tree} pages={pages} menuMaximum={menuMaximum} words={words} shown={shown} />
      <div className="menu-columns">
        <section aria-labelledby="menu-order">
          <h2 id="menu-order">{words.order}</h2>
          {tree.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <MenuList
              {...{ tree, pages, menuMaximum, words, shown }}
              onStep={step}
              onDrop={drop}
              onRemove={remove}
            />
          )}
        </section>
        <MenuAside
          menu={menu}
          words={words}
          waits={
            menu.waits &&
            fill(words.waits, {
              name: menu.waits.by ?? words.somebody,
              when: whenText(menu.waits.at, language),
            })
          }
          isSaving={saves.isSaving}
          onPublish={() => void settle('publish')}
          onDiscard={() => void settle('discard')}
          onUndo={history.length > 0 ? undo : undefined}
        />
        <MenuOthers
          pages={menu.pages.filter(({ id }) => !inMenu.has(id))}
          words={words}
          shown={shown}
          onAdd={add}
        />
      </div>
    </>
  )
}
