/** Tells which card of the list the visitor points at or has the focus in. Cards name their home by `data-home-id`. */
export function watchCards(list: HTMLElement, onHover: (id: number | null) => void): () => void {
  const leaving = new AbortController()
  let last: number | null = null
  function notify(target: EventTarget | null) {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-home-id]') : null
    const id = card ? Number(card.dataset['homeId']) : null
    if (id !== last) onHover(id)
    last = id
  }
  for (const event of ['pointerover', 'focusin'])
    list.addEventListener(event, ({ target }) => notify(target), { signal: leaving.signal })
  for (const event of ['pointerleave', 'focusout'])
    list.addEventListener(event, () => notify(null), { signal: leaving.signal })
  return () => leaving.abort()
}

/** Marks the card of a home; homes on other pages of the list have none. */
export function lightCard(list: HTMLElement, id: number | null, { isShown = false } = {}): void {
  for (const lit of list.querySelectorAll<HTMLElement>('[data-lit]')) delete lit.dataset['lit']
  const card = id === null ? null : list.querySelector<HTMLElement>(`[data-home-id="${id}"]`)
  if (!card) return
  card.dataset['lit'] = ''
  if (isShown) card.scrollIntoView({ block: 'nearest' })
}
