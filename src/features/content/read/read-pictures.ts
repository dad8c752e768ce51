import type { SitePicture } from '@/domain/site/site'
import { mediaPath } from '@/domain/media/media-file'

import { idOf } from '../id-of'
import { type ContentReader, readingAs } from './content-reader'

export interface ReadMedia extends SitePicture {
  mimetype: string
}

export type MediaById = ReadonlyMap<number, ReadMedia>

/** Pictures and films by their ids, with their words in the reader's language. */
export async function readMedia(reader: ContentReader, ids: Iterable<number>): Promise<MediaById> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const { docs } = await reader.payload.find({
    ...readingAs(reader),
    collection: 'media',
    where: { id: { in: wanted } },
    limit: wanted.length,
    pagination: false,
    select: { alt: true, filename: true, mimeType: true, focalX: true, focalY: true, updatedAt: true },
  })
  return new Map(
    docs.map(({ id, filename, alt, mimeType, focalX, focalY, updatedAt }) => [
      id,
      {
        url: `${mediaPath}${encodeURIComponent(filename ?? '')}?v=${Date.parse(updatedAt)}`,
        alt: alt ?? '',
        mimetype: mimeType ?? '',
        ...(focalX !== undefined && focalX !== null && { focus: { x: focalX, y: focalY ?? 50 } }),
      },
    ]),
  )
}

export function pictureOf(media: MediaById, value: unknown): SitePicture | null {
  const id = idOf(value)
  return (id !== null && media.get(id)) || null
}

export function picturesOf(media: MediaById, values: readonly unknown[] | null | undefined): SitePicture[] {
  return (values ?? []).flatMap((value) => pictureOf(media, value) ?? [])
}
