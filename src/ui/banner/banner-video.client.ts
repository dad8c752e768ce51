import type { Behaviour } from '../island/behaviour'
import { showPlaying } from '../media/show-playing'

/** After the page has loaded: what visitors read and touch first does not wait for a film. Until then the still stands. */
const startsAfterMs = 3000

export const bannerVideo: Behaviour = (banner) => {
  const video = banner.querySelector('video')
  const button = banner.querySelector('button')
  if (!video || !button) return

  const play = () => void video.play().catch(() => undefined)
  video.addEventListener('play', () => {
    video.dataset.started = ''
    showPlaying(button, true)
  })
  video.addEventListener('pause', () => showPlaying(button, false))
  let start = 0
  button.addEventListener('click', () => {
    clearTimeout(start)
    if (video.paused) play()
    else video.pause()
  })

  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return
  // React does not write the attribute, and a browser starts only what is muted.
  video.muted = true
  const startSoon = () => {
    start = window.setTimeout(play, startsAfterMs)
  }
  if (document.readyState === 'complete') startSoon()
  else window.addEventListener('load', startSoon, { once: true })
}

/** Whether the visitor asked their browser for less data; not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
