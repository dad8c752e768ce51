import { z } from 'zod'

import { perLanguage } from '@/domain/language'
import { htmlText } from '@/domain/text/html-text'

import { positiveNumber, reasonsOf, requiredNumber } from '../loose-values'
import type { ParsedProject, ProjectDocument } from '../platform-offer'
import type { WhiseClient, WhiseSettings } from './whise-client'
import { activeStatus, onlineStatuses, statusOf } from './whise-codes'
import { addressOf, sharedFields } from './whise-estate'
import { documentsOf, picturesOf } from './whise-media'
import { type EstateRow, textIn } from './whise-texts'
import { readAll } from './whise-lists'

const projectSchema = z.object(sharedFields)
const unitSchema = z.object({
  parentId: requiredNumber,
  price: positiveNumber,
  purposeStatus: z.object({ id: requiredNumber }),
})

/** A project is an estate with children. No filter finds those alone, so all are read, without their details. */
export async function listProjects(client: WhiseClient, settings: WhiseSettings): Promise<ParsedProject[]> {
  const filter = {
    StatusIds: [activeStatus],
    DisplayStatusIds: onlineStatuses,
    IncludeGroupEstates: true,
    ShowRepresentatives: false,
  }
  const rows = await readAll(client, filter)
  const units = rows.flatMap((row) => unitSchema.safeParse(row).data ?? [])
  const prices = Map.groupBy(
    units.filter(({ price, purposeStatus }) => price && statusOf(purposeStatus.id) === 'available'),
    ({ parentId }) => parentId,
  )
  return rows
    .filter(({ canHaveChildren }) => canHaveChildren === true)
    .map((row) => {
      const ofUnits = (prices.get(Number(row.id)) ?? []).map(({ price }) => price ?? 0)
      return toProject(row, ofUnits, settings)
    })
}

/** What its free units cost is the span of its prices: a project has but one of its own. */
export function toProject(
  row: EstateRow,
  prices: readonly number[],
  { publishesDocuments = false }: Pick<WhiseSettings, 'publishesDocuments'> = {},
): ParsedProject {
  const parsed = projectSchema.safeParse(row)
  if (!parsed.success)
    return { ok: false, externalId: String(row.id ?? ''), reason: reasonsOf(parsed.error), record: row }
  const project = parsed.data
  const papers = publishesDocuments ? documentsOf(project.documents) : []
  const documents: ProjectDocument[] = papers.map(({ id, name, topic, url }) => ({
    ...{ id, name, url },
    ...(topic && { topic }),
  }))
  return {
    ok: true,
    value: {
      id: String(project.id),
      number: project.referenceNumber || null,
      externalUrl: null,
      address: addressOf(project),
      priceMinCents: prices.length > 0 ? Math.round(Math.min(...prices) * 100) : null,
      priceMaxCents: prices.length > 0 ? Math.round(Math.max(...prices) * 100) : null,
      showOrder: project.estateOrder ?? 0,
      pictures: picturesOf(project.pictures),
      texts: perLanguage((language) => ({
        name: htmlText(textIn(project.shortDescription, language)) || project.name,
        description: textIn(project.longDescription, language),
        ...{ technical: '', situation: '', delivery: '', street: null, documents },
      })),
    },
  }
}
