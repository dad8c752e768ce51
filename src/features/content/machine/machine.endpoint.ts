import type { Endpoint, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { z } from 'zod'

import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'

import { askMachinePath, sideBySidePath, type TranslatedRecord } from '../cockpit/cockpit-paths'
import { languagesOf } from '../cockpit/languages-of'
import { refusalPage } from '../cockpit/refusal-page'
import { ownerOf, rememberSource } from '../cockpit/source/keep-sources'
import { recordFrom } from '../cockpit/translation.endpoint'
import { contentTransaction } from '../hooks/content-transaction'
import { chosenTranslationService } from './chosen-service'
import { fillIn } from './fill-in'
import { beginAsking, confirmWords, endAsking } from './machine-marks'
import type { MachineNotice } from './machine-words'
import { TranslationError } from './translation-service'

const asked = z.object({ action: z.enum(['ask', 'confirm']), changed: z.literal('on').nullish() })

/** Asks the machine for the words that a language lacks, or notes that somebody has read them. */
export const machineEndpoint: Endpoint = {
  path: askMachinePath,
  method: 'post',
  handler: async (req) => {
    const record = recordFrom(req)
    if (!record || !isDrafted(req, record)) return new Response(null, { status: 404 })
    if (!languagesOf(req).includes(record.language)) return refusalPage(req, 'forbidden')
    const form = await Promise.resolve(req.formData?.()).catch(() => undefined)
    const { data } = asked.safeParse({ action: form?.get('action'), changed: form?.get('changed') })
    if (!data) return new Response(null, { status: 400 })
    try {
      const notice =
        data.action === 'confirm' ? await confirm(req, record) : await ask(req, record, Boolean(data.changed))
      return notice ? backToBoard(req, sideBySidePath(record), notice) : new Response(null, { status: 404 })
    } catch (error) {
      if (!(error instanceof APIError)) throw error
      return refusalPage(req, 'refused', { detail: error.message, isConflict: error.status === 409 })
    }
  },
}

async function confirm(req: PayloadRequest, record: TranslatedRecord): Promise<MachineNotice> {
  if (await confirmWords(await contentTransaction(req), record))
    await rememberSource(req, ownerOf(req, record), { language: record.language })
  return 'confirmed'
}

/** `null` where there is no service. */
async function ask(
  req: PayloadRequest,
  record: TranslatedRecord,
  isChangedToo: boolean,
): Promise<MachineNotice | null> {
  const service = chosenTranslationService(req.payload)
  if (!service) return null
  if (!(await beginAsking(database(), record))) return 'asked-already'
  try {
    return await fillIn(req, record, { service, isChangedToo })
  } catch (error) {
    if (!(error instanceof TranslationError)) throw error
    req.payload.logger.warn({ failure: error.failure }, 'The translation service did not answer as asked')
    return `service-${error.failure}`
  } finally {
    await endAsking(database(), record)
  }
}

/** Only what has drafts: elsewhere unread words would stand on the site at once. */
export function isDrafted({ payload }: PayloadRequest, { kind }: Pick<TranslatedRecord, 'kind'>): boolean {
  const { collections, globals } = payload.config
  const config = [...collections, ...globals].find(({ slug }) => slug === kind)
  return config !== undefined && hasDraftsEnabled(config)
}
