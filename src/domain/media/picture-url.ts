import { isSvg } from './video'

export const pictureWidths = {
  desktop: 1920,
  tablet: 1200,
  mobile: 600,
  thumb: 400,
  propertyThumb: 200,
} as const

export interface PictureHosts {
  /** The cloud storage that the platform's pictures come from. */
  storageHost: string
  /** The CDN that serves the same paths at any width, such as https://cdn.example.com; empty for none. */
  cdnOrigin: string
}

const mediaFolder = /^\/media\//
/** A host in small letters and a path that a parser would leave as it is; platforms add a width that is not ours. */
const plainAddress = /^https?:\/\/([a-z\d.-]+(?::\d+)?)((?:\/[\w-][\w.-]*)+)(?:\?width=\d+)?$/

/** The address of a picture at a width in pixels. Only what lies in our storage, or was uploaded by editors, can be resized. */
export function pictureUrl(url: string, width: number, { storageHost, cdnOrigin }: PictureHosts): string {
  if (mediaFolder.test(url)) return `${url}${url.includes('?') ? '&' : '?'}width=${width}`
  // Almost every picture of a list: taking it apart costs a tenth of the page, three times over.
  const plain = plainAddress.exec(url)
  if (plain?.[1] === storageHost && cdnOrigin !== '' && !/\.svg$/i.test(plain[2] ?? ''))
    return `${cdnOrigin}${plain[2]}?width=${width}&height=auto&format=webp`
  if (plain?.[1] && !plain[1].includes(':') && plain[1] !== storageHost.toLowerCase()) return url
  if (!URL.canParse(url) || isSvg(url)) return url
  const picture = new URL(url)
  if (picture.host !== storageHost.toLowerCase() || cdnOrigin === '') return url
  picture.searchParams.set('width', String(width))
  picture.searchParams.set('height', 'auto')
  picture.searchParams.set('format', 'webp')
  return cdnOrigin + picture.pathname + picture.search
}

/** Absent for a picture with one size only. */
export function pictureSrcSet(
  url: string,
  hosts: PictureHosts,
  widths: readonly number[] = [pictureWidths.thumb, pictureWidths.mobile, pictureWidths.desktop],
): string | undefined {
  const candidates = widths.map((width) => ({ width, src: pictureUrl(url, width, hosts) }))
  if (candidates.every(({ src }) => src === url)) return undefined
  return candidates.map(({ src, width }) => `${src} ${width}w`).join(', ')
}
