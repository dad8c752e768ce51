import { useSyncExternalStore } from 'react'

import { parseFavourites, readFavourites, subscribeToFavourites } from '@/ui/favourites'

const none = () => '[]'

/** The numbers of the homes kept in this browser, the latest last. */
export function useFavourites(): number[] {
  return parseFavourites(useSyncExternalStore(subscribeToFavourites, readFavourites, none))
}
