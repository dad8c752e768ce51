import type { ReactNode } from 'react'

import type { Language, PerLanguage } from '@/domain/language'

import { words } from '../words'

export type Tone = 'good' | 'busy' | 'attention' | 'bad' | 'quiet'

/** A state in words; the mark before it only helps the eye. */
export function Mark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`board-mark board-mark--${tone}`}>{children}</span>
}

export function BoardNotice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <p className={`board-notice board-notice--${tone}`} role="status">
      {children}
    </p>
  )
}

export interface FilterLink {
  href: string
  text: string
  /** How many there are behind it. */
  figure?: string
  /** Explains the marks of the list below. */
  tone?: Tone
  isCurrent: boolean
}

export function BoardFilter({ name, links }: { name: string; links: FilterLink[] }) {
  return (
    <nav className="board-filter" aria-label={name}>
      <span className="board-filter__name">{name}</span>
      <ul>
        {links.map(({ href, text, figure, tone, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {tone ? <Mark tone={tone}>{text}</Mark> : text}
              {figure && <span className="board-figure"> {figure}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const text = {
  pages: words({ nl: 'Pagina’s', fr: 'Pages', en: 'Pages', de: 'Seiten' }),
  previous: words({ nl: 'Vorige', fr: 'Précédente', en: 'Previous', de: 'Zurück' }),
  next: words({ nl: 'Volgende', fr: 'Suivante', en: 'Next', de: 'Weiter' }),
  of: words({ nl: 'van', fr: 'sur', en: 'of', de: 'von' }),
}

export function BoardPages({
  page,
  pages,
  hrefOf,
  language,
}: {
  page: number
  pages: number
  hrefOf: (page: number) => string
  language: Language
}) {
  if (pages <= 1) return null
  return (
    <nav className="board-pages" aria-label={text.pages[language]}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {text.previous[language]}
        </a>
      )}
      <span className="board-figure">
        {page} {text.of[language]} {pages}
      </span>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          {text.next[language]}
        </a>
      )}
    </nav>
  )
}

/** A wide table scrolls by itself, also by keyboard. */
export function BoardTable({
  title,
  look = '',
  children,
}: {
  title: string
  /** A class of the board's own. */
  look?: string
  children: ReactNode
}) {
  return (
    <div className="board-scroll" role="region" aria-label={title} tabIndex={0}>
      <table className={`board-table ${look}`.trim()}>
        <caption>{title}</caption>
        {children}
      </table>
    </div>
  )
}

export function BoardHeads({
  columns,
  figures = [],
  language,
}: {
  columns: readonly PerLanguage<string>[]
  /** Those of them that hold figures, which stand at the end of their line. */
  figures?: readonly PerLanguage<string>[]
  language: Language
}) {
  return columns.map((column) => (
    <th key={column.en} scope="col" className={figures.includes(column) ? 'board-number' : undefined}>
      {column[language]}
    </th>
  ))
}
