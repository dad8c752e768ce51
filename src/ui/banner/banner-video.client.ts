import type { Behaviour } from '../island/behaviour'
import { showPlaying } from '../media/show-playing'

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
  button.addEventListener('click', () => (video.paused ? play() : video.pause()))

  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // React does not write the attribute, and a browser starts only what is muted.
  video.muted = true
  play()
}
