import type { PictureHosts } from './picture-url'
import { tourHosts, type Video } from './video'

/** A film or tour as the page plays it, after the visitor asked for it. */
export interface Embed {
  element: 'frame' | 'video'
  src: string
  /** Where it lies: the visitor reads it before their browser goes there. */
  host: string
}

const playableFile = /\.(mp4|webm|mov)$/i

/** Hosts whose players may stand in a frame of ours. */
export const frameSources = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  ...tourHosts.flatMap((host) => [`https://${host}`, `https://*.${host}`]),
]

/** Of a view of the street, which an agency may have a key for. */
export const streetViewSource = 'https://www.google.com'

/** From the home itself: what no key opens is a link. */
export function streetViewEmbed(key: string, at: { latitude: number; longitude: number }): Embed {
  const asked = new URLSearchParams({ key, location: `${at.latitude},${at.longitude}` })
  return frame(`${streetViewSource}/maps/embed/v1/streetview?${asked}`, 'google.com')
}

/** `null`: no browser can play it on the page, so that only a link leads to it. */
export function embedOf(video: Video, hosts: PictureHosts): Embed | null {
  switch (video.kind) {
    case 'youtube':
      return frame(`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1&rel=0`, 'youtube.com')
    case 'vimeo':
      return frame(vimeoPlayer(video.id, video.url), 'vimeo.com')
    case 'facebook':
      return frame(
        `https://www.facebook.com/plugins/video.php?${new URLSearchParams({ href: video.url, show_text: 'false', autoplay: 'true' })}`,
        'facebook.com',
      )
    case 'tour': {
      const url = new URL(video.url)
      url.protocol = 'https:'
      return frame(url.href, url.hostname.replace(/^www\./, ''))
    }
    case 'file':
      return ownFile(video.url, hosts)
  }
}

function frame(src: string, host: string): Embed {
  return { element: 'frame', src, host }
}

/** A film that is not listed has a second key in its address. */
function vimeoPlayer(id: string, link: string): string {
  const { pathname, searchParams } = new URL(link)
  const key = searchParams.get('h') ?? new RegExp(`/${id}/([\\da-f]+)`).exec(pathname)?.[1]
  return `https://player.vimeo.com/video/${id}?${new URLSearchParams({ ...(key && { h: key }), dnt: '1', autoplay: '1' })}`
}

/** Films play from where our pictures lie: nothing else may be fetched by a page. */
function ownFile(link: string, { storageHost, cdnOrigin }: PictureHosts): Embed | null {
  if (/^\/(?![/\\])/.test(link)) {
    return playableFile.test(link.replace(/[?#].*$/, '')) ? { element: 'video', src: link, host: '' } : null
  }
  if (!URL.canParse(link)) return null
  const { host, origin, pathname } = new URL(link)
  const isOwn = host === storageHost.toLowerCase() || origin === cdnOrigin
  return isOwn && playableFile.test(pathname) ? { element: 'video', src: link, host } : null
}
