import type { Embed } from '@/domain/media/embed'

import type { Behaviour } from '../island/behaviour'

export type PlayerOptions = Embed & { title: string }

const look = 'aspect-video w-full border-0 bg-ink'

export const playerLink: Behaviour<PlayerOptions> = (link, options) => {
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const player = playerOf(options)
    link.replaceWith(player)
    // The link that was clicked is gone: the keyboard goes on where it was.
    player.focus()
  })
}

function playerOf({ element, src, title }: PlayerOptions): HTMLElement {
  if (element === 'video') {
    const video = document.createElement('video')
    return Object.assign(video, {
      src,
      title,
      controls: true,
      autoplay: true,
      playsInline: true,
      className: look,
    })
  }
  const allow = 'autoplay; fullscreen; picture-in-picture; xr-spatial-tracking; accelerometer; gyroscope'
  return Object.assign(document.createElement('iframe'), {
    src,
    title,
    allow,
    allowFullscreen: true,
    referrerPolicy: 'strict-origin-when-cross-origin',
    className: look,
  })
}
