import type { Language } from '@/domain/language'
import { splitMenu } from '@/domain/site/split-menu'

import type { MenuTree } from './menu-tree'
import type { MenuWords } from './menu-words'
import type { MenuPage } from './read-menu'

interface Shown {
  tree: MenuTree
  pages: ReadonlyMap<number, MenuPage>
  menuMaximum: number
  words: MenuWords
  shown: Language
}

/** What visitors will read at the top of every page, on a desktop. */
export function MenuBar({ tree, pages, menuMaximum, words, shown: language }: Shown) {
  const items = tree.flatMap(({ id, children }) => {
    const page = pages.get(id)
    if (!page || page.address === null) return []
    return [
      {
        ...{ label: page.title, href: page.address },
        children: children.map(() => ({ label: '', href: '', children: [] })),
      },
    ]
  })
  const { shown, overlay } = splitMenu(items, menuMaximum)
  return (
    <figure className="menu-bar">
      <figcaption>{words.bar}</figcaption>
      <ul lang={language}>
        {shown.map(({ href, label, children }) => (
          <li key={href}>
            {label}
            {children.length > 0 && <span aria-hidden="true"> ⌄</span>}
          </li>
        ))}
        {overlay.length > 0 && (
          <li className="menu-bar__button">
            <span aria-hidden="true">☰</span>
            <span className="board-hidden"> {words.behindButton}</span> {overlay.length}
          </li>
        )}
      </ul>
    </figure>
  )
}
