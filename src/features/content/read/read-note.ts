import { parseRichText, type RichText } from '@/domain/content/rich-text'

import { pathsOfRecords, type RecordPaths } from '../paths/record-paths'
import { type ContentReader, readingAs } from './content-reader'
import { type MediaById, readMedia } from './read-pictures'
import { needsOf } from './rich-text-needs'

/** What editors add to a record of the data platform. */
export interface RecordNote {
  text: RichText
  metaTitle: string
  metaDescription: string
  paths: RecordPaths
  media: MediaById
}

export async function readNote(
  reader: ContentReader,
  { collection, recordId }: { collection: 'listing-notes' | 'project-notes'; recordId: number },
): Promise<RecordNote | null> {
  const { docs } = await reader.payload.find({
    ...readingAs(reader),
    draft: false,
    collection,
    where: { recordId: { equals: recordId } },
    limit: 1,
    pagination: false,
    select: { text: true, metaTitle: true, metaDescription: true },
  })
  const [note] = docs
  if (!note) return null
  const text = parseRichText(note.text)
  const needs = needsOf([text])
  const [media, paths] = await Promise.all([
    readMedia(reader, needs.mediaIds),
    pathsOfRecords(reader.db, needs.records, reader.locale),
  ])
  return { text, metaTitle: note.metaTitle ?? '', metaDescription: note.metaDescription ?? '', paths, media }
}
