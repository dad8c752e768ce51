import type { Behaviour } from '../island/behaviour'
import {
  parseFavourites,
  readFavourites,
  subscribeToFavourites,
  toggleFavourite,
  writeFavourites,
} from './favourites'

export const heartButton: Behaviour<{ id: number }> = (button, { id }) => {
  const kept = () => parseFavourites(readFavourites())
  const mark = () => {
    button.ariaPressed = String(kept().includes(id))
  }
  mark()
  subscribeToFavourites(mark)
  button.addEventListener('click', () => writeFavourites(toggleFavourite(kept(), id)))
}
