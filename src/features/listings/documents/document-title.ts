import { type DocumentTopic, knownDocument } from '@/domain/listing/document-topic'
import { type RegionalPlace, regionOfPlace } from '@/domain/place/region'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export interface TitledDocument {
  name: string
  topic?: DocumentTopic | null
}

export type DocumentPlace = RegionalPlace

/** A paper in the reader's language, as its region calls it; a name of the agency's own stays as it is. */
export function documentTitle({ name, topic }: TitledDocument, place: DocumentPlace, locale: Locale): string {
  const region = regionOfPlace(place) ?? 'elsewhere'
  const t = translator(locale)
  const wordsOf = (known: DocumentTopic) =>
    t(known === 'energy' ? `documents.energy.${region}` : `documents.topic.${known}`)
  const known = knownDocument(name)
  if (known) return [wordsOf(known.topic), known.number].filter(Boolean).join(' ')
  if (!topic) return name
  return name ? `${wordsOf(topic)} (${name})` : wordsOf(topic)
}
