/** The homes a visitor keeps, in this browser only. */
export const favouritesKey = 'gevel:favourites'

/** What another version or a curious hand left there is read as far as it makes sense. */
export function parseFavourites(text: string): number[] {
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? [...new Set(kept)].filter((id) => Number.isSafeInteger(id) && id > 0) : []
  } catch {
    return []
  }
}

/** With the home, or without it when it was there; the newest last. */
export function toggleFavourite(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

const listeners = new Set<() => void>()
let unsaved: string | null = null

/** The text as it is kept: equal while nothing has changed, as React asks of a snapshot. */
export function readFavourites(): string {
  try {
    return unsaved ?? localStorage.getItem(favouritesKey) ?? '[]'
  } catch {
    return '[]'
  }
}

export function writeFavourites(ids: number[]): void {
  const text = JSON.stringify(ids)
  try {
    localStorage.setItem(favouritesKey, text)
    unsaved = null
  } catch {
    // Storage is full or forbidden: the hearts last as long as the page.
    unsaved = text
  }
  for (const listener of listeners) listener()
}

/** Hears this page's hearts and those of other tabs. */
export function subscribeToFavourites(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
