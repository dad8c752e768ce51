import type { Behaviour } from '@/ui/island/behaviour'
import { fillWords } from '@/ui/fill-words'

export interface AgoWords {
  justNow: string
  oneMinute: string
  /** "{minutes} minuten geleden …" */
  minutes: string
}

/** Beyond it the time of day says more than a number of minutes. */
const mostMinutes = 90

export const checkedAt: Behaviour<AgoWords> = (time, words) => {
  const at = Date.parse(time.getAttribute('datetime') ?? '')
  const ago = time.querySelector('span')
  if (!ago) return
  const update = () => {
    const text = agoText(Math.floor((Date.now() - at) / 60_000), words)
    ago.textContent = text
    // It then stands for the date, but on paper.
    time.toggleAttribute('data-ago', text !== null)
  }
  update()
  setInterval(update, 60_000)
}

function agoText(minutes: number, words: AgoWords): string | null {
  // A clock that runs behind would see into the future.
  if (minutes < 0 || minutes > mostMinutes) return null
  if (minutes === 0) return words.justNow
  return minutes === 1 ? words.oneMinute : fillWords(words.minutes, { minutes })
}
