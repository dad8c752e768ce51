import { type Behaviour, insertedEvent } from '../island/behaviour'
import { whenLookedAt } from '../island/when-looked-at'
import { hiddenKey, parseMarked, seenKey, withMarked, without } from './seen-homes'

export interface HomeOption {
  id: number
}

/** On the page of a home: from now on its cards say that it was seen. */
export const seenHome: Behaviour<HomeOption> = (_, { id }) => {
  // Nobody asked for this mark: a browser that wishes to be left alone has none.
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return
  whenLookedAt(() => write(seenKey, withMarked(read(seenKey), id)))
}

/** On the page of a home: its cards say that it is not for this visitor, until it is pressed again. */
export const hideButton: Behaviour<HomeOption> = (button, { id }) => {
  const isHidden = () => read(hiddenKey).includes(id)
  const show = () => {
    button.ariaPressed = String(isHidden())
  }
  show()
  addEventListener('storage', show)
  button.addEventListener('click', () => {
    const ids = read(hiddenKey)
    write(hiddenKey, isHidden() ? without(ids, id) : withMarked(ids, id))
    show()
  })
}

/** Once for all cards of a page, so that a cached list does not have them on each. */
export interface MarkWords {
  /** "Gezien" */
  seen: string
  /** "Verborgen" */
  hidden: string
}

/** Says it on the cards of this page, on those that come later, and once more when the visitor comes back to it. */
export function markHomes(words: MarkWords): void {
  const mark = () => markCards(words)
  addEventListener('pageshow', mark)
  addEventListener('storage', mark)
  document.addEventListener(insertedEvent, mark)
  mark()
}

// A card may stand in a cached list: whose it is only its heart says. None is taken away, so that counts stay right.
function markCards(words: MarkWords): void {
  const [seen, hidden] = [new Set<unknown>(read(seenKey)), new Set<unknown>(read(hiddenKey))]
  for (const heart of document.querySelectorAll<HTMLElement>('[data-behaviour="heart-button"]')) {
    const card = heart.closest<HTMLElement>('article.group')
    if (!card) continue
    const id = idOf(heart)
    const isHidden = hidden.has(id)
    for (const picture of card.querySelectorAll('img')) picture.classList.toggle('opacity-30', isHidden)
    label(card, isHidden ? words.hidden : seen.has(id) ? words.seen : null)
  }
}

function label(card: HTMLElement, word: string | null): void {
  const standing = card.querySelector('[data-mark]')
  if (word === null) return standing?.remove()
  const mark = standing ?? card.appendChild(document.createElement('p'))
  mark.className =
    'bg-sand text-ink pointer-events-none absolute top-13 right-2 z-1 rounded px-2 text-sm print:hidden'
  mark.setAttribute('data-mark', '')
  mark.textContent = word
}

function idOf({ dataset }: HTMLElement): unknown {
  return (JSON.parse(dataset['options'] ?? '{}') as { id?: unknown }).id
}

function read(key: string): number[] {
  try {
    return parseMarked(localStorage.getItem(key))
  } catch {
    return []
  }
}

function write(key: string, ids: number[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}
