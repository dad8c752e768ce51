import { z } from 'zod'

import { planningCode } from '@/domain/legal/planning-code'
import { factCatalogue, type FactName, type Facts } from '@/domain/listing/facts/fact-catalogue'
import type { FactType } from '@/domain/listing/facts/fact-entry'
import { labelCatalogue, type LabelName, type Labels } from '@/domain/listing/facts/label-catalogue'

import {
  optionalDay,
  optionalNumber,
  optionalText,
  planningFlag,
  positiveNumber,
  requiredNumber,
  text,
} from '../loose-values'

/** By our name for a fact: the number under which the platform tells it. */
export type DetailIds = Partial<Record<FactName | LabelName, number>>

/**
 * Everything beyond the plain members of an estate comes as a numbered detail. These numbers are the ones that public
 * clients of the platform name; those of other facts differ or are not known, and are given by the settings.
 */
const knownIds: DetailIds = {
  areaApplication: 1736,
  cadastralIncome: 1733,
  chargesRenter: 301,
  co2Emission: 2090,
  energyEndDate: 2776,
  energyReference: 2391,
  energyStatus: 2091,
  energyTotal: 2390,
  externalParkings: 999,
  floodRisk: 2222,
  floodZone: 2223,
  floors: 15,
  frontWidth: 713,
  hasAllotmentPermit: 812,
  hasDrain: 724,
  hasElectricity: 757,
  hasGas: 1760,
  hasLift: 372,
  hasPermit: 808,
  hasPool: 322,
  hasPreemptiveRights: 1734,
  hasSummons: 2712,
  hasWater: 1772,
  heating: 53,
  heatingSource: 1020,
  kitchen: 1595,
  orientation: 23,
  renovationYear: 585,
  showerRooms: 57,
  surfaceConstructed: 27,
  surfaceTerrace: 874,
  toilets: 55,
  vatRegime: 574,
  windowGlazing: 1634,
}

/** Those that are read into something else than a fact of the same meaning. */
const otherIds = {
  constructionYear: 14,
  garages: 19,
  indoorParkings: 998,
  outdoorParkings: 999,
  judgement: 691,
  soilCertificate: 820,
  energyLabel: 2056,
  energyValue: 2089,
  x: 1849,
  y: 1850,
}

const detailSchema = z.object({ id: requiredNumber, value: text })

/** Values by number: each a text, whatever it holds. */
export type Details = ReadonlyMap<number, string>

/** One that cannot be read is left out: it never costs the agency the whole home. */
export function readDetails(details: readonly unknown[] | null | undefined): Details {
  const read = (details ?? []).flatMap((detail) => detailSchema.safeParse(detail).data ?? [])
  return new Map(read.map(({ id, value }) => [id, value]))
}

export function otherDetail(details: Details, name: keyof typeof otherIds): string | undefined {
  return details.get(otherIds[name])
}

/** A tick is written in many ways, and in the language that was asked for. */
const yes = new Set(['1', 'true', 'ja', 'oui', 'yes'])
const no = new Set(['0', 'false', 'nee', 'non', 'no', 'nein'])
const tick = z.string().transform((written, context) => {
  const plain = written.trim().toLowerCase()
  if (yes.has(plain)) return true
  if (no.has(plain)) return false
  const code = planningFlag.safeParse(planningCode(written)).data
  if (typeof code === 'boolean') return code
  context.addIssue({ code: 'custom', message: 'is neither yes nor no' })
  return z.NEVER
})

const readers: Record<FactType, z.ZodType<unknown>> = {
  number: positiveNumber,
  code: optionalNumber,
  flag: tick,
  // The platform writes days as it writes moments; people write them as 31/12/2030.
  day: z.preprocess(
    (value) => String(value).replace(/^(\d\d)[/.-](\d\d)[/.-](\d{4})$/, '$3-$2-$1'),
    optionalDay,
  ),
  text: optionalText,
}

export function factsOf(details: Details, given: DetailIds = {}): Facts {
  const facts: Record<string, unknown> = {}
  for (const [name, id] of entriesOf({ ...knownIds, ...given })) {
    if (!isFact(name)) continue
    const value = details.get(id)
    const read = value === undefined ? undefined : readers[factCatalogue[name].type].safeParse(value).data
    if (read !== undefined && read !== null) facts[name] = read
  }
  // Each was read by the type that the catalogue gives it.
  return { ...(facts as Facts), ...judgementOf(details), ...certificateOf(details) }
}

export function labelsOf(details: Details, given: DetailIds = {}): Labels {
  const labels: Labels = {}
  for (const [name, id] of entriesOf({ ...knownIds, ...given })) {
    const value = details.get(id)
    if (isLabel(name) && value) labels[name] = value
  }
  return labels
}

/** Yes or no, or the abbreviation of the law's own list; of which kind a judgement is, is not said. */
function judgementOf(details: Details): Facts {
  const written = otherDetail(details, 'judgement')
  if (written === undefined) return {}
  const judicialMeasure = planningCode(written)
  if (judicialMeasure) return { judicialMeasure }
  const isGiven = tick.safeParse(written).data
  return isGiven === undefined ? {} : { judicialDecision: isGiven ? 1 : 0 }
}

/** That it is not there says nothing of whether it was asked for. */
function certificateOf(details: Details): Facts {
  return tick.safeParse(otherDetail(details, 'soilCertificate')).data === true ? { groundCertificate: 2 } : {}
}

const isFact = (name: string): name is FactName => name in factCatalogue
const isLabel = (name: string): name is LabelName => name in labelCatalogue

/** Object.entries forgets the type of the keys; these tables hold no others. */
function entriesOf(ids: DetailIds): [FactName | LabelName, number][] {
  return Object.entries(ids) as [FactName | LabelName, number][]
}

const pair = /^([a-zA-Z\d]+):(\d+)$/

/** As settings write it: `gScore:2901,pScore:2902`. A name that is no fact of ours is a slip worth stopping for. */
export function readDetailIds(written: string): DetailIds {
  const ids: DetailIds = {}
  for (const piece of written.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', id] = pair.exec(piece) ?? []
    if (!isFact(name) && !isLabel(name)) throw new Error(`WHISE_DETAILS: ${piece} names no fact`)
    ids[name] = Number(id)
  }
  return ids
}
