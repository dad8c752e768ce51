import { mostKept } from '@/domain/listing/homes-query'
import { parseFavourites, readFavourites, subscribeToFavourites } from '@/ui/card/favourites'
import type { Behaviour } from '@/ui/island/behaviour'

export interface AddHeartsOptions {
  /** What the list has. */
  ids: readonly number[]
}

/** Offers to add what this browser keeps and the list has not; the latest first. */
export const addHearts: Behaviour<AddHeartsOptions> = (element, { ids }) => {
  const input = element.querySelector<HTMLInputElement>('input[name="homes"]')
  if (!input) return
  const update = () => {
    const others = parseFavourites(readFavourites()).filter((id) => !ids.includes(id))
    input.value = others.reverse().slice(0, mostKept).join(',')
    element.hidden = others.length === 0
  }
  update()
  subscribeToFavourites(update)
}
