import { parseFavourites, readFavourites, writeFavourites } from '@/ui/card/favourites'

/** Shows of the homes that are gone those that are still kept. `false`: none of them. */
export function showKeptGone(section: HTMLElement, kept: readonly number[]): boolean {
  for (const item of itemsIn(section)) item.hidden = !kept.includes(idOf(item))
  const shown = shownIn(section).length
  const removeAll = section.querySelector<HTMLElement>('[data-remove="all"]')
  if (removeAll) removeAll.hidden = shown < 2
  section.hidden = shown === 0
  return shown > 0
}

/** The buttons that remove one home, or all. */
export function removeOnClick(section: HTMLElement): void {
  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-remove]')
    if (!button) return
    const item = button.closest<HTMLElement>('[data-home]')
    const removed = (item ? [item] : shownIn(section)).map(idOf)
    // The button goes with its home: the keyboard stays near it.
    section.querySelector('h2')?.focus()
    writeFavourites(parseFavourites(readFavourites()).filter((id) => !removed.includes(id)))
  })
}

const itemsIn = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('[data-home]')]
const shownIn = (section: HTMLElement) => itemsIn(section).filter(({ hidden }) => !hidden)
const idOf = (item: HTMLElement) => Number(item.dataset['home'])
