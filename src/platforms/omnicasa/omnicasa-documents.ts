import { z } from 'zod'

import { type DocumentTopic, knownDocument } from '@/domain/listing/document-topic'

import { flag, optionalText, requiredNumber, text } from '../loose-values'

export const documentFields = z.object({
  ID: requiredNumber,
  Name: text,
  TypeName: optionalText,
  Url: text,
  Publish: flag,
})

/** The kind of paper that the platform's own list of kinds means. */
export function topicOf(typeName: string | null): { topic?: DocumentTopic } {
  const topic = typeName === null ? undefined : knownDocument(typeName)?.topic
  return topic ? { topic } : {}
}
