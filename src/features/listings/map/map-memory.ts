const key = 'gevel:map-open'

/** Whether the map was open; remembered as long as the tab is, so that who comes back from a home finds it again. */
export function wasMapOpen(): boolean {
  try {
    return sessionStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

export function rememberMap(isOpen: boolean): void {
  try {
    sessionStorage.setItem(key, String(isOpen))
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}
