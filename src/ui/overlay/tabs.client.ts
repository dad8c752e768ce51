import type { Behaviour } from '../island/behaviour'

/** Arrow keys, Home and End move along the row, and what is focused is shown. */
export const tabs: Behaviour = (element) => {
  const row = [...element.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')]
  const panels = [...element.querySelectorAll(':scope > [role=tabpanel]')]

  const select = (chosen: HTMLElement) => {
    for (const [index, tab] of row.entries()) {
      const isChosen = tab === chosen
      tab.ariaSelected = String(isChosen)
      tab.tabIndex = isChosen ? 0 : -1
      panels[index]?.toggleAttribute('data-closed', !isChosen)
    }
  }
  for (const [index, tab] of row.entries()) {
    const next: Record<string, HTMLElement | undefined> = {
      ArrowRight: row[(index + 1) % row.length],
      ArrowLeft: row.at(index - 1),
      Home: row[0],
      End: row.at(-1),
    }
    tab.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !next[event.key]) return
      event.preventDefault()
      next[event.key]?.focus()
    })
    tab.addEventListener('focus', () => select(tab))
    // Not every browser focuses a button that is clicked.
    tab.addEventListener('click', () => select(tab))
  }
}
