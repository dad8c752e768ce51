import { pathsOfRecords, type RecordPaths } from '../paths/record-paths'
import type { NoteDocument } from '../published/record-documents'
import type { ContentReader } from './content-reader'
import type { MediaById } from './read-pictures'
import { needsOf } from './rich-text-needs'

/** What editors add to a record of the data platform. */
export interface RecordNote extends NoteDocument {
  paths: RecordPaths
  media: MediaById
}

export async function readNote(
  { source, db, locale }: ContentReader,
  { kind, recordId }: { kind: 'listing-note' | 'project-note'; recordId: number },
): Promise<RecordNote | null> {
  const note = (await source.findRecords(kind, [recordId])).get(recordId)
  if (!note) return null
  const needs = needsOf([note.text])
  const [media, paths] = await Promise.all([
    source.findRecords('media', needs.mediaIds),
    pathsOfRecords(db, needs.records, locale),
  ])
  return { ...note, paths, media }
}
