import { readLink } from '@/app/_data/links'
import { getRequested } from '@/app/_data/requests'
import { fetchDocument } from '@/features/leads/documents/fetch-document'
import { isLocale } from '@/i18n/locales'

import { backTo, refuse } from './private-answer'

type Params = Promise<{ locale: string; token: string; document: string }>

/** One document, as long as its link is good; afterwards the page says why there is none. */
export async function answerDocument(params: Params): Promise<Response> {
  const { locale, token, document } = await params
  if (!isLocale(locale)) return refuse(404)
  const reading = readLink('documents', token, new Date())
  if (reading.state === 'invalid') return refuse(404)
  if (reading.state === 'expired') return backTo(locale, 'documents', token)
  const found = await getRequested(reading.id)
  const asked = found?.documents.find(({ id }) => String(id) === document)
  const file = asked && (await fetchDocument(asked))
  if (!file) return backTo(locale, 'documents', token)
  file.headers.set('Cache-Control', 'private, no-store')
  file.headers.set('X-Robots-Tag', 'noindex')
  return file
}
