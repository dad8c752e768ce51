import { readLink } from '@/site/data/links'
import { fileHosts } from '@/site/data/homes/listings'
import { getRequested } from '@/site/data/requests'
import { fetchDocument } from '@/features/leads/documents/fetch-document'
import { isLocale } from '@/i18n/locales'

import { backTo, refuse, type SignedLink } from './private-answer'

/** One document, as long as its link is good; afterwards the page says why there is none. */
export async function answerDocument({ locale, token }: SignedLink, document: string): Promise<Response> {
  if (!isLocale(locale)) return refuse(404)
  const reading = readLink('documents', token, new Date())
  if (reading.state === 'invalid') return refuse(404)
  if (reading.state === 'expired') return backTo(locale, 'documents', token)
  const found = await getRequested(reading.id, locale)
  const asked = found?.documents.find(({ id }) => String(id) === document)
  const file = asked && (await fetchDocument(asked, fileHosts))
  if (!file) return backTo(locale, 'documents', token)
  file.headers.set('Cache-Control', 'private, no-store')
  file.headers.set('X-Robots-Tag', 'noindex')
  return file
}
