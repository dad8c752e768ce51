const key = 'gevel:list-scroll'

/** The next list is a step of the same search: it begins where this one was read. */
export function keepScroll(): void {
  try {
    sessionStorage.setItem(key, String(Math.round(window.scrollY)))
  } catch {
    // It then begins at its top.
  }
}

export function returnToScroll(): void {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (kept) window.scrollTo({ top: Number(kept), behavior: 'instant' })
  } catch {
    // Nothing was kept.
  }
}
