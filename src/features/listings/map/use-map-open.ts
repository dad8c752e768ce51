import { useSyncExternalStore } from 'react'

const key = 'gevel:map-open'
const changed = 'gevel:map-open-changed'

let isOpen: boolean | null = null

/** Whether the map is open; remembered as long as the tab is, so that who comes back from a home finds it again. */
export function useMapOpen(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => false), write]
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify)
  return () => window.removeEventListener(changed, notify)
}

function read(): boolean {
  isOpen ??= remembered()
  return isOpen
}

function write(next: boolean): void {
  isOpen = next
  try {
    window.sessionStorage.setItem(key, String(next))
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
  window.dispatchEvent(new Event(changed))
}

function remembered(): boolean {
  try {
    return window.sessionStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}
