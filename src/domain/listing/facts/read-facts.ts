import { z } from 'zod'

import { factCatalogue, type FactName, type Facts } from './fact-catalogue'
import type { FactType } from './fact-entry'
import { labelCatalogue, type LabelName, type Labels } from './label-catalogue'

const isOfType: Record<FactType, (value: unknown) => boolean> = {
  number: Number.isFinite,
  code: Number.isFinite,
  flag: (value) => typeof value === 'boolean',
  day: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  text: (value) => typeof value === 'string',
}

const recordSchema = z.record(z.string(), z.unknown()).catch({})

/** Facts as they were stored; what is no fact of the catalogue, or not of its type, is passed over. */
export function readFacts(stored: unknown): Facts {
  const known = Object.entries(recordSchema.parse(stored)).filter(
    ([name, value]) => isFactName(name) && isOfType[factCatalogue[name].type](value),
  )
  // Each name and its type were just compared with the catalogue that the type is derived from.
  return Object.fromEntries(known) as Facts
}

/** Worded facts as they were stored, in one language. */
export function readLabels(stored: unknown): Labels {
  const known = Object.entries(recordSchema.parse(stored)).filter(
    ([name, value]) => isLabelName(name) && typeof value === 'string',
  )
  // As above.
  return Object.fromEntries(known) as Labels
}

function isFactName(name: string): name is FactName {
  return Object.hasOwn(factCatalogue, name)
}

function isLabelName(name: string): name is LabelName {
  return Object.hasOwn(labelCatalogue, name)
}
