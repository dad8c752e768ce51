import type { HTMLAttributes } from 'react'

import type { Language } from '@/domain/language'

import { buttonId, fill } from './menu-text'
import { type MenuTree, placeOf, type Step, stepped, steps } from './menu-tree'
import type { MenuWords } from './menu-words'
import type { MenuPage } from './read-menu'

const arrows: Record<Step, string> = { up: '↑', down: '↓', in: '→', out: '←' }

interface MenuRowProps {
  page: MenuPage
  tree: MenuTree
  words: MenuWords
  language: Language
  /** The header is full before it. */
  isBehind: boolean
  isDragged: boolean
  handle: HTMLAttributes<HTMLElement>
  onStep: (id: number, step: Step) => void
  onRemove: (id: number) => void
}

export function MenuRow({ page, tree, words, language, isBehind, ...row }: MenuRowProps) {
  const { id, title, address, links } = page
  const parent = placeOf(tree, id)?.parent ?? null
  const notes = [
    address === null && words.notInLanguage,
    isBehind && words.behindButton,
    links > 0 && fill(words.ownLinks, { n: links }),
  ].filter((note) => note !== false)
  return (
    <div
      className="menu-row"
      data-id={id}
      data-parent={parent ?? undefined}
      data-is-dragged={row.isDragged || undefined}
    >
      <span className="menu-handle" title={words.drag} aria-hidden="true" {...row.handle}>
        ⠿
      </span>
      <MenuPicture page={page} />
      <span className="menu-page">
        <strong lang={address === null ? undefined : language}>{title}</strong>
        {address !== null && <span className="menu-address">{address}</span>}
        {notes.length > 0 && <span className="menu-notes">{notes.join(' · ')}</span>}
      </span>
      <span className="menu-steps">
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            id={buttonId(step, id)}
            className="board-button"
            title={words[step]}
            aria-label={`${title}, ${words[step]}`}
            // At either end it stays, so that the keyboard keeps its place.
            aria-disabled={stepped(tree, id, step) === null || undefined}
            onClick={() => row.onStep(id, step)}
          >
            {arrows[step]}
          </button>
        ))}
        <button
          type="button"
          className="board-button menu-remove"
          title={words.remove}
          aria-label={`${title}, ${words.remove}`}
          onClick={() => row.onRemove(id)}
        >
          ×
        </button>
      </span>
    </div>
  )
}

/** Pages are known by their photograph; a page without one keeps its room. */
export function MenuPicture({ page: { picture } }: { page: MenuPage }) {
  return (
    <span className="home-picture">
      {picture && <img src={picture} alt="" width={96} height={64} loading="lazy" draggable={false} />}
    </span>
  )
}
