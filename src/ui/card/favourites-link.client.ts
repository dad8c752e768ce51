import type { Behaviour } from '../island/behaviour'
import { parseFavourites, readFavourites, subscribeToFavourites } from './favourites'
import { markHomes, type MarkWords } from './seen-homes.client'

export const favouritesLink: Behaviour<MarkWords> = (link, words) => {
  const figure = link.querySelector<HTMLElement>('[data-count]')
  const show = () => {
    const count = parseFavourites(readFavourites()).length
    link.toggleAttribute('data-kept', count > 0)
    if (!figure) return
    figure.hidden = count === 0
    figure.textContent = String(count)
  }
  show()
  subscribeToFavourites(show)
  markHomes(words)
}
