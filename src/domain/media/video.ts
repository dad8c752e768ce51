import { queryValue } from '../query-value'

export type Video =
  | { kind: 'file'; url: string }
  | { kind: 'youtube'; id: string; url: string }
  | { kind: 'vimeo'; id: string; url: string }
  | { kind: 'facebook'; url: string }
  | { kind: 'tour'; url: string }

const videoFile = /\.(mp4|mov|wmv|avi|flv|webm)$/i
const youtubeId = /^[\w-]{11}$/
const youtubeFolders = new Set(['embed', 'shorts', 'live', 'v'])
/** Hosts of virtual tours. */
export const tourHosts = ['matterport.com', 'tvl.be', 'yisual.com', 'yisual.be']

/** Which player a link needs; `null` when it is no video that we know. A file may be a path on our own site. */
export function recogniseVideo(link: string): Video | null {
  const url = parsedUrl(link)
  if (!url) return null
  if (videoFile.test(url.pathname)) return { kind: 'file', url: link.trim() }
  return youtubeVideo(url) ?? vimeoVideo(url) ?? facebookVideo(url) ?? tour(url)
}

export function isSvg(link: string): boolean {
  return /\.svg$/i.test(parsedUrl(link)?.pathname ?? '')
}

function parsedUrl(link: string): URL | null {
  const text = link.trim()
  if (text === '') return null
  // Editors paste www.youtube.com/… as they see it in the address bar.
  const absolute = /^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : text
  const base = 'https://own-site.invalid'
  if (!URL.canParse(absolute, base)) return null
  const url = new URL(absolute, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}

function youtubeVideo(url: URL): Video | null {
  const [folder = '', name = ''] = segments(url)
  let id = ''
  if (isHost(url, 'youtu.be')) id = folder
  else if (isHost(url, 'youtube.com') || isHost(url, 'youtube-nocookie.com')) {
    id = youtubeFolders.has(folder) ? name : queryValue(url.searchParams, 'v')
  }
  return youtubeId.test(id) ? { kind: 'youtube', id, url: url.href } : null
}

function vimeoVideo(url: URL): Video | null {
  const id = isHost(url, 'vimeo.com') && segments(url).find((segment) => /^\d+$/.test(segment))
  return id ? { kind: 'vimeo', id, url: url.href } : null
}

function facebookVideo(url: URL): Video | null {
  const isShort = isHost(url, 'fb.watch') && segments(url).length > 0
  const isVideo =
    isHost(url, 'facebook.com') &&
    (/\/(videos|reel|share\/[vr])\/\w/.test(url.pathname) ||
      (/^\/(watch\/?|video\.php)$/.test(url.pathname) && url.searchParams.has('v')))
  return isShort || isVideo ? { kind: 'facebook', url: url.href } : null
}

function tour(url: URL): Video | null {
  return tourHosts.some((host) => isHost(url, host)) ? { kind: 'tour', url: url.href } : null
}

/** The host itself or a part of it: my.matterport.com, but not evilmatterport.com. */
function isHost({ hostname }: URL, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`)
}

function segments({ pathname }: URL): string[] {
  return pathname.split('/').filter(Boolean)
}
