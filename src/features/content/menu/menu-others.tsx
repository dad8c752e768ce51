import { useState } from 'react'

import type { Language } from '@/domain/language'

import { buttonId, fill } from './menu-text'
import { MenuPicture } from './menu-row'
import type { MenuWords } from './menu-words'
import type { MenuPage } from './read-menu'

const mostShown = 12

/** Pages of the site that the menu does not name, to be added. */
export function MenuOthers({
  pages,
  words,
  shown,
  onAdd,
}: {
  pages: MenuPage[]
  words: MenuWords
  shown: Language
  onAdd: (id: number) => void
}) {
  const [query, setQuery] = useState('')
  if (pages.length === 0) return null
  const asked = query.trim().toLocaleLowerCase(shown)
  const found = pages.filter(({ title, address }) =>
    `${title} ${address ?? ''}`.toLocaleLowerCase(shown).includes(asked),
  )
  return (
    <section aria-labelledby="menu-others">
      <h2 id="menu-others">{words.others}</h2>
      <p className="board-quiet">{words.othersHint}</p>
      {pages.length > mostShown && (
        <input
          type="search"
          className="board-input"
          value={query}
          placeholder={words.search}
          aria-label={words.search}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      {found.length === 0 && <p role="status">{words.noneFound}</p>}
      <ul className="menu-others">
        {found.slice(0, mostShown).map((page) => (
          <li key={page.id} className="menu-row">
            <MenuPicture page={page} />
            <span className="menu-page">
              <strong lang={page.address === null ? undefined : shown}>{page.title}</strong>
              <span className={page.address === null ? 'menu-notes' : 'menu-address'}>
                {page.address ?? words.notInLanguage}
              </span>
            </span>
            <button
              type="button"
              id={buttonId('add', page.id)}
              className="board-button"
              aria-label={`${page.title}, ${words.add}`}
              onClick={() => onAdd(page.id)}
            >
              {words.add}
            </button>
          </li>
        ))}
      </ul>
      {found.length > mostShown && (
        <p className="board-quiet">{fill(words.more, { n: found.length - mostShown })}</p>
      )}
    </section>
  )
}
