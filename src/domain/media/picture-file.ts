/** More than a telephone takes. The head of a file says so before a point of it is read. */
export const mostPixels = 40_000_000

/** How files of a format are named. */
const endings = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
  mp4: ['mp4'],
  webm: ['webm'],
} as const satisfies Record<string, readonly string[]>

export type MediaFormat = keyof typeof endings

export function isMediaFormat(format: string): format is MediaFormat {
  return Object.hasOwn(endings, format)
}

/** Whether a file of this format may have this name: a browser goes by the ending, whatever the file holds. */
export function isNamedAs(format: MediaFormat, name: string): boolean {
  const [, ending = ''] = /\.([^.]*)$/.exec(name) ?? []
  return (endings[format] as readonly string[]).includes(ending.toLowerCase())
}

export interface PictureHead {
  width: number
  height: number
  /** Of a picture that moves; its height is then that of all of them, one below the other. */
  frames?: number
  frameHeight?: number
}

export function isTooLarge({ width, height, frames = 1, frameHeight }: PictureHead): boolean {
  return width * (frameHeight ?? height) * frames > mostPixels
}
