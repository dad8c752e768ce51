import { APIError, commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { refilledText, refilledTree, segmentsOfText, segmentsOfTree } from '@/domain/content/tagged-text'
import { mainLanguage } from '@/domain/language'

import type { TranslatedRecord } from '../cockpit/cockpit-paths'
import { readTranslation, type TranslatedText, type Values } from '../cockpit/read-translation'
import { saveTranslation, seenStamp } from '../cockpit/save-translation'
import { keptSource, type SourceTexts } from '../cockpit/source/kept-source'
import { sourceText } from '../cockpit/source/source-text'
import { contentTransaction } from '../hooks/content-transaction'
import { markMachineMade } from './machine-marks'
import type { MachineNotice } from './machine-words'
import { TranslationError, type TranslationService } from './translation-service'

interface Asked {
  service: TranslationService
  /** Also what is translated already, where its source has changed since. */
  isChangedToo: boolean
}

/**
 * Fills in what a language lacks, as a draft with the rights of whoever asks: all of it or nothing. While the service is
 * asked no transaction is open; who saved meanwhile is not written over.
 */
export async function fillIn(
  req: PayloadRequest,
  record: TranslatedRecord,
  { service, isChangedToo }: Asked,
): Promise<MachineNotice> {
  const translation = await readTranslation(req, record)
  if (!translation) return 'nothing-to-fill'
  const { target } = translation
  if (isPlanned(target, record)) return 'planned'
  const kept = isChangedToo ? await keptSource(await contentTransaction(req), record) : null
  const wanted = translation.texts.filter((one) => isWanted(one, kept))
  const segments = wanted.map(({ source }) =>
    typeof source === 'string' ? segmentsOfText(source) : segmentsOfTree(source),
  )
  if (segments.flat().length === 0) return 'nothing-to-fill'
  const answers = await service.translate(segments.flat(), { from: mainLanguage, to: record.language })
  const texts = new Map<string, unknown>()
  let next = 0
  wanted.forEach(({ key, source }, index) => {
    const count = segments[index]?.length ?? 0
    const own = answers.slice(next, (next += count))
    if (count > 0) texts.set(key, refilled(source, own))
  })
  return save(req, record, { texts, target })
}

function refilled(source: unknown, answers: readonly string[]): unknown {
  const filled = typeof source === 'string' ? refilledText(source, answers) : refilledTree(source, answers)
  if (filled === null) throw new TranslationError('wrong')
  return filled
}

async function save(
  req: PayloadRequest,
  record: TranslatedRecord,
  { texts, target }: { texts: ReadonlyMap<string, unknown>; target: Values },
): Promise<MachineNotice> {
  const isOurs = await initTransaction(req)
  try {
    const seen = seenStamp(target)
    const saved = await saveTranslation(req, record, { texts, seen })
    if (saved === 'saved') await markMachineMade(await contentTransaction(req), record, [...texts.keys()])
    if (isOurs) await commitTransaction(req)
    return saved === 'saved' ? 'filled' : 'changed-while-asking'
  } catch (error) {
    await killTransaction(req)
    if (error instanceof APIError && error.status === 409) return 'changed-while-asking'
    throw error
  }
}

/** What has words in the source; an address of a film or a page is nothing to translate. */
function isWanted({ key, field, source, target }: TranslatedText, kept: SourceTexts | null): boolean {
  const words = sourceText(source)
  if (words.trim() === '' || field.name === 'path' || /^(https?:|mailto:|tel:|[/#?])\S*$/.test(words.trim()))
    return false
  const before = kept?.[key]
  return sourceText(target).trim() === '' || (before !== undefined && before !== words)
}

/** Whether its draft appears by itself, so that nobody would read it before. */
function isPlanned({ publishAt, publishIn }: Values, { language }: TranslatedRecord): boolean {
  return Boolean(publishAt) && (publishIn === 'all' || publishIn === language)
}
