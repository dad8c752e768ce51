const key = 'gevel:map-open'

/**
 * Whether the visitor last opened the map or sent it away; `null` before they did either. Remembered as long as the tab
 * is, so that who comes back from a home finds it as it was.
 */
export function wantedMap(): boolean | null {
  try {
    const stored = sessionStorage.getItem(key)
    return stored === null ? null : stored === 'true'
  } catch {
    return null
  }
}

export function rememberMap(isOpen: boolean): void {
  try {
    sessionStorage.setItem(key, String(isOpen))
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}
