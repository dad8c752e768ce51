import { z } from 'zod'

import { perLanguage } from '@/domain/language'

import { positiveNumber, reasonsOf, text } from '../loose-values'
import type { FoundProject } from '../platform'
import type { ParsedProject } from '../platform-offer'
import type { SweepbrightSettings } from './sweepbright-client'
import { statusOf } from './sweepbright-codes'
import { addressOf, type EstateRecord, referenceOf, sharedFields, textIn } from './sweepbright-estate'
import { documentsOf, expiringUrlsOf, picturesOf } from './sweepbright-media'

const projectSchema = z.object(sharedFields)
const unitSchema = z.object({
  id: z.guid().transform((id) => id.toLowerCase()),
  status: text.catch(''),
  price: z.object({ amount: positiveNumber }).nullish().catch(null),
})

export const isProject = ({ is_project: is }: EstateRecord) => is === true

type Reading = Pick<SweepbrightSettings, 'publishesDocuments'>

/** A project comes with its units inside; one that is no longer among them is gone. */
export function toProject(record: EstateRecord, settings: Reading = {}): FoundProject {
  const inside: unknown[] = Array.isArray(record.properties) ? record.properties : []
  const units = inside.flatMap((unit) => unitSchema.safeParse(unit).data ?? [])
  const prices = units
    .filter(({ status }) => statusOf(status) === 'available')
    .flatMap(({ price }) => price?.amount ?? [])
  return { project: projectOf(record, prices, settings), unitIds: units.map(({ id }) => id) }
}

/** What its free units cost is the span of its prices. */
function projectOf(record: EstateRecord, prices: readonly number[], settings: Reading): ParsedProject {
  const parsed = projectSchema.safeParse(record)
  if (!parsed.success) {
    const externalId = typeof record.id === 'string' ? record.id : ''
    return { ok: false, externalId, reason: reasonsOf(parsed.error), record }
  }
  const project = parsed.data
  const papers = settings.publishesDocuments ? documentsOf(project.documents) : []
  const documents = papers.map(({ id, name, topic, url }) => ({ id, name, url, ...(topic && { topic }) }))
  return {
    ok: true,
    value: {
      id: project.id,
      number: referenceOf(project),
      externalUrl: null,
      address: addressOf(project),
      priceMinCents: prices.length > 0 ? Math.round(Math.min(...prices) * 100) : null,
      priceMaxCents: prices.length > 0 ? Math.round(Math.max(...prices) * 100) : null,
      showOrder: 0,
      pictures: picturesOf(project.images, project.plans),
      expiringUrls: expiringUrlsOf(project.images, project.plans, project.documents),
      texts: perLanguage((language) => ({
        name: textIn(project.description_title, language) || referenceOf(project),
        description: textIn(project.description, language),
        ...{ technical: '', situation: '', delivery: '', street: null, documents },
      })),
    },
  }
}
