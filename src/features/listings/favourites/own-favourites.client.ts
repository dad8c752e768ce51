import { mostKept } from '@/domain/listing/homes-query'
import { announceInserted, type Behaviour } from '@/ui/island/behaviour'
import { parseFavourites, readFavourites, subscribeToFavourites } from '@/ui/card/favourites'

import { askKeptHomes } from './ask-kept-homes'
import { removeOnClick, showKeptGone } from './gone-homes.client'
import { sharedMark } from './shared-mark'

export interface OwnFavouritesOptions {
  /** Answers `?homes=` with the list as HTML. */
  dataHref: string
}

/**
 * The homes kept in this browser, the latest first; asked once, so that a home stays on the page when its heart is
 * released, and can be taken back. A home that is gone goes for good.
 */
export const ownFavourites: Behaviour<OwnFavouritesOptions> = (element, { dataHref }) => {
  const parts = [...element.querySelectorAll<HTMLElement>('[data-part]')]
  const partOf = (name: string) => parts.find(({ dataset }) => dataset['part'] === name)
  const show = (name: string) => {
    for (const part of parts) part.hidden = part.dataset['part'] !== name
  }
  const latestFirst = () => parseFavourites(readFavourites()).reverse()
  const homes = partOf('homes')
  if (!homes) return
  let isAsking = false

  const update = () => {
    const kept = latestFirst()
    const gone = homes.querySelector<HTMLElement>(':scope > section')
    const hasGone = gone !== null && showKeptGone(gone, kept)
    showShareRow(element, kept.slice(0, mostKept))
    const input = element.querySelector<HTMLInputElement>('input[data-kept-homes]')
    if (input) input.value = kept.slice(0, mostKept).join(',')
    show(hasGone || homes.querySelector(':scope > form') ? 'homes' : 'empty')
  }
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    try {
      homes.append(await askKeptHomes(dataHref, latestFirst()))
    } catch (error) {
      console.error(error)
      return show('failed')
    } finally {
      isAsking = false
    }
    const gone = homes.querySelector<HTMLElement>(':scope > section')
    if (gone) removeOnClick(gone)
    subscribeToFavourites(update)
    update()
    announceInserted(homes)
  }
  partOf('failed')
    ?.querySelector('button')
    ?.addEventListener('click', () => void ask())
  void ask()
}

/** Its links name the homes that are kept now; without any there is nothing to share. */
function showShareRow(element: HTMLElement, ids: readonly number[]): void {
  const place = element.querySelector<HTMLElement>('[data-share]')
  const prepared = element.querySelector('template')
  if (!place || !prepared) return
  place.innerHTML = ids.length === 0 ? '' : prepared.innerHTML.replaceAll(sharedMark, ids.join(','))
  announceInserted(place)
}
