import type { Behaviour } from '../island/behaviour'
import { parseFavourites, readFavourites, subscribeToFavourites } from './favourites'

export const favouritesLink: Behaviour = (link) => {
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
}
