import { fill } from './menu-text'
import type { MenuWords } from './menu-words'
import type { MenuState } from './read-menu'

const mostShown = 8

interface MenuAsideProps {
  menu: MenuState
  words: MenuWords
  /** Who saved the draft, and when. */
  waits: string | null
  isSaving: boolean
  onPublish: () => void
  onDiscard: () => void
  onUndo?: () => void
}

/** What publishing changes for visitors, and the buttons that do it. */
export function MenuAside({ menu, words, waits, isSaving, onPublish, onDiscard, onUndo }: MenuAsideProps) {
  const isRefused = menu.taken !== null || menu.belowItself !== null
  return (
    <section className="menu-aside" aria-labelledby="menu-changes">
      <h2 id="menu-changes">{words.changes}</h2>
      <div role="status">
        {isSaving ? <p>{words.saving}</p> : <Changes menu={menu} words={words} waits={waits} />}
      </div>
      <div className="menu-buttons">
        {/* While a step is being saved it stays where it is, and waits. */}
        <button
          type="button"
          className="board-button board-button--main"
          aria-disabled={waits === null || isRefused || isSaving || undefined}
          onClick={() => waits !== null && !isRefused && !isSaving && onPublish()}
        >
          {words.publish}
        </button>
        {onUndo && (
          <button type="button" className="board-button" onClick={onUndo}>
            {words.undo}
          </button>
        )}
        {waits !== null && (
          <button type="button" className="board-button" onClick={() => !isSaving && onDiscard()}>
            {words.discard}
          </button>
        )}
      </div>
    </section>
  )
}

function Changes({ menu, words, waits }: { menu: MenuState; words: MenuWords; waits: string | null }) {
  if (waits === null) return <p>{words.nothing}</p>
  const { changes, taken, belowItself } = menu
  if (belowItself !== null) return <p className="menu-wrong">{fill(words.loop, { title: belowItself })}</p>
  if (taken)
    return (
      <p className="menu-wrong">
        {fill(words.taken, { path: taken.path, title: taken.title ? `‘${taken.title}’` : words.takenBySite })}
      </p>
    )
  return (
    <>
      <p className="board-quiet">{waits}</p>
      <p>{countText(changes.length, words)}</p>
      <ul className="menu-addresses">
        {changes.slice(0, mostShown).map(({ language, from, to }) => (
          <li key={`${language} ${from}`} lang={language}>
            <span className="board-hidden">{words.was} </span>
            <del>{from}</del>
            <span className="board-hidden"> {words.becomes} </span>
            <ins>{to}</ins>
          </li>
        ))}
      </ul>
      {changes.length > mostShown && (
        <p className="board-quiet">{fill(words.moreAddresses, { n: changes.length - mostShown })}</p>
      )}
    </>
  )
}

function countText(count: number, words: MenuWords): string {
  if (count === 0) return words.onlyOrder
  return count === 1 ? words.oneAddress : fill(words.addresses, { n: count })
}
