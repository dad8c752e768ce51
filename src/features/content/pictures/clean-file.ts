import sharp, { type Metadata } from 'sharp'

import { isMediaFormat, isNamedAs, isTooLarge, type MediaFormat } from '@/domain/media/picture-file'

export type FileProblem = 'unreadable' | 'misnamed' | 'too-large'

/** A file that is not stored, and why. */
export class RefusedFile extends Error {
  constructor(
    readonly problem: FileProblem,
    options?: ErrorOptions,
  ) {
    super(`The file is ${problem}`, options)
  }
}

/**
 * The picture alone, upright and in the colours of screens, without where, when and by whom it was taken. Throws
 * `RefusedFile` for one that is not what it is called, or too large; its head tells both.
 */
export async function cleanFile({ data, name }: { data: Buffer; name: string }): Promise<Buffer> {
  const head = await headOf(data)
  const format = formatOf(head)
  if (!format) throw new RefusedFile('unreadable')
  if (!isNamedAs(format, name)) throw new RefusedFile('misnamed')
  const { width, height, pages: frames, pageHeight: frameHeight } = head
  if (isTooLarge({ width, height, frames, frameHeight })) throw new RefusedFile('too-large')
  return encoded(data, head).catch((cause: unknown) => {
    throw new RefusedFile('unreadable', { cause })
  })
}

/** Throws for a film that is not what it is called. It is stored as it is. */
export function checkFilm({ data, name }: { data: Buffer; name: string }): void {
  const format = filmFormat(data)
  if (!format) throw new RefusedFile('unreadable')
  if (!isNamedAs(format, name)) throw new RefusedFile('misnamed')
}

/** Of a picture that was stored before pictures were cleaned; `null` when there is nothing to clean. */
export async function cleanStored(data: Buffer): Promise<Buffer | null> {
  const head = await headOf(data)
  const { exif, xmp, iptc, icc, tifftagPhotoshop, orientation = 1, comments } = head
  const isClean = !(exif ?? xmp ?? iptc ?? icc ?? tifftagPhotoshop ?? comments) && orientation === 1
  return isClean ? null : encoded(data, head)
}

async function headOf(data: Buffer): Promise<Metadata> {
  // Only the head is read: how large it may be is asked afterwards.
  return sharp(data, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new RefusedFile('unreadable', { cause })
    })
}

function formatOf({ format, compression }: Metadata): MediaFormat | null {
  const named: string = format === 'heif' && compression === 'av1' ? 'avif' : format
  return isMediaFormat(named) ? named : null
}

function encoded(data: Buffer, head: Metadata): Promise<Buffer> {
  // Frames are not turned: cameras take none.
  const picture = (
    (head.pages ?? 1) > 1 ? sharp(data, { animated: true }) : sharp(data).rotate()
  ).toColourspace('srgb')
  switch (formatOf(head)) {
    case 'jpeg':
      return picture.jpeg({ quality: 92, mozjpeg: true }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 92 }).toBuffer()
    case 'avif':
      return picture.avif({ quality: 75 }).toBuffer()
    default:
      // As it is written: nothing is lost.
      return picture.toBuffer()
  }
}

function filmFormat(data: Buffer): MediaFormat | null {
  if (data.subarray(4, 8).toString('latin1') === 'ftyp') return 'mp4'
  return data.subarray(0, 4).toString('hex') === '1a45dfa3' ? 'webm' : null
}
