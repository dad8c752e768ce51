import { oneByteJson } from '../protocol/one-byte'
import type { Language } from '../world/language'
import type { PropertyCore } from '../world/property-core'
import type { World } from '../world/world'
import { addressFields, identityFields, managerFields, priceFields, roomFields } from './base-fields'
import { contextFields } from './context-fields'
import { annuityFields, costFields, technicalFields } from './detail-fields'
import { certificateFields, floodFields, inspectionFields, planningFields } from './legal-fields'
import { planCount } from '../pictures/floor-plan'
import { pictureFields, pictureText } from './picture-fields'
import { applyQuirks } from './quirks'
import { type Row, type RowContext, type RowLanguage, rowContext } from './row-context'
import { textFields } from './text-fields'

/** The first is always written: it carries the id. */
const parts: ((context: RowContext) => Row)[] = [
  identityFields,
  priceFields,
  addressFields,
  roomFields,
  managerFields,
  costFields,
  technicalFields,
  annuityFields,
  certificateFields,
  planningFields,
  floodFields,
  inspectionFields,
  textFields,
  contextFields,
]

/** Lower-case names of the wanted fields; `null` wants all. */
export type Wanted = ReadonlySet<string> | null

export function propertyRow(world: World, core: PropertyCore, language: RowLanguage, wanted: Wanted): Row {
  const row = Object.assign({}, ...writeParts(world, core, language, wanted)) as Row
  if (!wanted || [...wanted].some((name) => name.includes('picture')))
    Object.assign(row, pictureFields(world.options.picturesUrl, core, '', planCount(core)))
  const fields = world.changes.byId.get(core.id)?.fields
  if (fields) overrule(row, fields, language.language)
  return wanted ? only(row, wanted) : row
}

/** JSON of the same full row, joined from its parts: merging two hundred fields costs more than writing them. */
export function propertyRowText(world: World, core: PropertyCore, language: RowLanguage): string {
  if (world.changes.byId.has(core.id)) return JSON.stringify(propertyRow(world, core, language, null))
  let text = '{'
  for (const part of writeParts(world, core, language, null))
    text += oneByteJson(JSON.stringify(part)).slice(1, -1) + ','
  return `${text}${pictureText(world.options.picturesUrl, core, '', planCount(core))}}`
}

function writeParts(world: World, core: PropertyCore, language: RowLanguage, wanted: Wanted): Row[] {
  const context = rowContext(world, core, language)
  const written = wanted ? wantedParts(context, wanted) : parts.map((write) => write(context))
  if (world.options.quirks) applyQuirks(written, context)
  return written
}

let partNames: string[][] | undefined

// Annuity and planning have fields that not every property shows, so they are written when one of the common ones is not enough to tell.
function wantedParts(context: RowContext, wanted: ReadonlySet<string>): Row[] {
  partNames ??= parts.map((write) => Object.keys(write(context)).map((name) => name.toLowerCase()))
  const isNeeded = (n: number) =>
    n === 0 ||
    parts[n] === annuityFields ||
    parts[n] === planningFields ||
    partNames![n]!.some((name) => wanted.has(name))
  return parts.filter((_, n) => isNeeded(n)).map((write) => write(context))
}

export function only(row: Row, wanted: ReadonlySet<string>): Row {
  const kept: Row = {}
  for (const name in row) if (name === 'ID' || wanted.has(name.toLowerCase())) kept[name] = row[name]
  return kept
}

function overrule(row: Row, fields: Record<string, unknown>, language: Language): void {
  for (const [name, value] of Object.entries(fields)) {
    row[name] = isPerLanguage(value) ? (value[language] ?? value.nl) : value
  }
}

function isPerLanguage(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    ('nl' in value || 'fr' in value || 'en' in value || 'de' in value)
  )
}
