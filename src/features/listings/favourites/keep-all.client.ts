import type { Behaviour } from '@/ui/island/behaviour'
import { parseFavourites, readFavourites, subscribeToFavourites, writeFavourites } from '@/ui/card/favourites'

export interface KeepAllOptions {
  ids: number[]
}

export const keepAll: Behaviour<KeepAllOptions> = (button, { ids }) => {
  const kept = () => parseFavourites(readFavourites())
  const update = () => {
    const now = kept()
    button.hidden = ids.every((id) => now.includes(id))
  }
  button.addEventListener('click', () => writeFavourites([...new Set([...kept(), ...ids.toReversed()])]))
  subscribeToFavourites(update)
  update()
}
