import type { SitePicture } from '@/domain/site/site'

import { idOf } from '../id-of'
import type { MediaDocument } from '../published/record-documents'

/** Pictures and films, with their words in the reader's language. */
export type MediaById = ReadonlyMap<number, MediaDocument>

export function pictureOf(media: MediaById, value: unknown): SitePicture | null {
  const id = idOf(value)
  const found = id === null ? undefined : media.get(id)
  // A brochure has an address, and no picture.
  return found && found.mimetype !== 'application/pdf' ? found : null
}

export function picturesOf(media: MediaById, values: readonly unknown[] | null | undefined): SitePicture[] {
  return (values ?? []).flatMap((value) => pictureOf(media, value) ?? [])
}
