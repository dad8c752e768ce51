import { announceInserted, type Behaviour } from '../island/behaviour'

export const askFirst: Behaviour<{ memoryKey: string }> = (card, { memoryKey }) => {
  if (hasAgreed(memoryKey)) load(card)
  card.querySelector('button')?.addEventListener('click', () => {
    rememberAgreed(memoryKey)
    load(card)
  })
}

function load(card: HTMLElement): void {
  const content = card.querySelector('template')?.content.firstElementChild
  if (!content) return
  card.replaceWith(content)
  announceInserted(content)
}

// A browser may refuse its storage: the visitor is then asked on the next page too.
function hasAgreed(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

function rememberAgreed(key: string): void {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    return
  }
}
