import { APIError, type Endpoint, type PayloadRequest, ValidationError } from 'payload'

import { backToBoard } from '@/cms/admin/board-answer'
import { mainLanguage } from '@/domain/language'
import { isLocale } from '@/i18n/locales'

import { contentTransaction } from '../hooks/content-transaction'
import { type TranslatedRecord, saveTranslationPath, sideBySidePath } from './cockpit-paths'
import { languagesOf } from './languages-of'
import { markChecked } from './mark-checked'
import { isScripted, refusalPage } from './refusal-page'
import { type SavedTranslation, saveTranslation } from './save-translation'
import { ownerOf, rememberSource } from './source/keep-sources'
import { storedWords } from './stored-words'

export type TranslationNotice = SavedTranslation | 'checked' | 'forbidden'

/** The form that shows a translation beside its source. */
export const translationEndpoint: Endpoint = {
  path: saveTranslationPath,
  method: 'post',
  handler: async (req) => {
    const record = recordFrom(req)
    if (!record) return new Response(null, { status: 404 })
    try {
      const notice = await answer(req, record)
      if (notice === 'changed-meanwhile') return await conflict(req, record)
      // Going back would lose the words: this answer leaves them where they are, one step back in the browser.
      if (notice === 'forbidden') return refusalPage(req, notice)
      return backToBoard(req, sideBySidePath(record), notice)
    } catch (error) {
      if (!(error instanceof APIError)) throw error
      // Somebody else saved between the reading and the writing.
      if (error.status === 409) return await conflict(req, record)
      return refusalPage(req, 'refused', { detail: detailsOf(error) })
    }
  },
}

/** A browser that runs scripts shows both texts side by side; without them the words are one step back. */
async function conflict(req: PayloadRequest, record: TranslatedRecord): Promise<Response> {
  const stored = isScripted(req) ? await storedWords(req, record) : null
  return stored ? Response.json(stored, { status: 409 }) : refusalPage(req, 'changed-meanwhile')
}

async function answer(req: PayloadRequest, record: TranslatedRecord): Promise<TranslationNotice> {
  if (!languagesOf(req).includes(record.language)) return 'forbidden'
  const form = await req.formData?.()
  if (form?.get('action') === 'checked') {
    const isMarked = await markChecked(await contentTransaction(req), record, new Date())
    if (isMarked) await rememberSource(req, ownerOf(req, record), { language: record.language })
    return isMarked ? 'checked' : 'not-found'
  }
  const entries = [...(form ?? [])].flatMap(([name, value]) =>
    name.startsWith('text:') && typeof value === 'string'
      ? [[name.slice('text:'.length), value.replaceAll('\r\n', '\n')] as const]
      : [],
  )
  const seen = form?.get('seen')
  return saveTranslation(req, record, {
    texts: new Map(entries),
    seen: typeof seen === 'string' ? seen : '',
  })
}

function detailsOf(error: APIError): string {
  const fields = error instanceof ValidationError ? error.data.errors : []
  return [error.message, ...fields.map(({ message }) => message)].join('\n')
}

export function recordFrom({ routeParams }: PayloadRequest): TranslatedRecord | null {
  const { kind, id, language } = routeParams ?? {}
  if (typeof kind !== 'string' || !/^\d+$/.test(String(id))) return null
  if (!isLocale(language) || language === mainLanguage) return null
  return { kind, id: Number(id), language }
}
