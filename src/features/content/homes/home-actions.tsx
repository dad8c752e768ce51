import type { Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'

import type { Language, PerLanguage } from '@/domain/language'

import { filterHref, type HomeFilters } from './home-filters'
import { handleHomePath, longestReason, moveButtonId, notePath } from './homes-paths'
import { homesText as text, usualReasons } from './homes-words'
import type { BoardHome } from './list-homes'

interface Shown {
  payload: Payload
  home: BoardHome
  filters: HomeFilters
  language: Language
}

/** What is done to a home most often, each by one press; hiding asks why. */
export function HomeActions(shown: Shown) {
  const { payload, home, language } = shown
  const adminRoute = payload.config.routes.admin
  return (
    <div className="homes-actions">
      {home.isFeatured && <Button {...shown} action="unfeature" label={text.unfeature} />}
      {!home.isFeatured && !home.isHidden && <Button {...shown} action="feature" label={text.feature} />}
      {home.mark && <Button {...shown} action="show" label={text.show} />}
      {!home.isHidden && <Hide {...shown} />}
      {home.noteId !== null && (
        <a
          className="board-button board-button--link"
          href={formatAdminURL({ adminRoute, path: notePath(home.noteId) })}
        >
          <Named home={home}>{text.note[language]}</Named>
        </a>
      )}
      {home.noteId === null && !home.isHidden && <Button {...shown} action="note" label={text.newNote} />}
    </div>
  )
}

/** Of many buttons that look alike each says to listeners which home it is for. */
function Named({ home, children }: { home: BoardHome; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="board-hidden"> {home.reference}</span>
    </>
  )
}

/** Beside a featured home where they stand in their order. */
export function MoveButtons(shown: Shown) {
  return (
    <div className="homes-order">
      <MoveButton {...shown} side="above" arrow="↑" />
      <MoveButton {...shown} side="below" arrow="↓" />
    </div>
  )
}

/** At either end it stays and does nothing, so that the keyboard keeps its place. */
function MoveButton({ side, arrow, ...shown }: Shown & { side: 'above' | 'below'; arrow: string }) {
  const { home, language } = shown
  const beside = home[side]
  const own = {
    id: moveButtonId(side, home.id),
    className: 'board-button',
    'aria-label': `${text[side][language]} ${home.reference}`,
    children: arrow,
  }
  if (beside === null) return <button {...own} type="button" aria-disabled="true" />
  return (
    <Form {...shown} action={side}>
      <input type="hidden" name="beside" value={beside} />
      <button {...own} />
    </Form>
  )
}

function Form({ payload, home, filters, action, children }: Shown & { action: string; children: ReactNode }) {
  const { api } = payload.config.routes
  return (
    <form className="homes-form" method="post" action={`${api}${handleHomePath(home.id)}`}>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="back" value={filterHref(filters, { page: filters.page })} />
      {children}
    </form>
  )
}

function Button({ label, ...shown }: Shown & { action: string; label: PerLanguage<string> }) {
  return (
    <Form {...shown}>
      <button className="board-button">
        <Named home={shown.home}>{label[shown.language]}</Named>
      </button>
    </Form>
  )
}

/** The usual reasons are a press each; another one is written. */
function Hide(shown: Shown) {
  const { home, language } = shown
  return (
    <details className="homes-hide">
      <summary className="board-button">
        <Named home={home}>{text.hide[language]}</Named>
      </summary>
      <p className="board-quiet">{text.hideHint[language]}</p>
      <Form {...shown} action="hide">
        {usualReasons.map((reason) => (
          <button key={reason.en} className="board-button" name="reason" value={reason[language]}>
            {reason[language]}
          </button>
        ))}
      </Form>
      <Form {...shown} action="hide">
        <input
          className="board-input"
          name="reason"
          required
          maxLength={longestReason}
          aria-label={text.otherReason[language]}
          placeholder={text.otherReason[language]}
        />
        <button className="board-button">{text.hide[language]}</button>
      </Form>
    </details>
  )
}
