import type { Reads } from '@/database/query'
import { otherDocuments } from '@/domain/lead/other-documents'
import { translator } from '@/i18n/messages'

import { type DocumentQuestion, listPublished } from '../documents/listing-documents'
import type { OfferedChoice } from './form-options'

/** What can be asked for by mail: the published papers by name, and the others without saying which there are. */
export async function listDocuments(db: Reads, question: DocumentQuestion): Promise<OfferedChoice[]> {
  const documents = await listPublished(db, question)
  const named = documents
    .filter(({ name }) => name !== '')
    .map(({ id, name }) => ({ value: String(id), text: name }))
  const others = translator(question.locale)('documents.others')
  return [...named, { value: String(otherDocuments), text: others }]
}
