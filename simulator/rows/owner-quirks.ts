import { hash } from '../seed/hash'
import { microsoftDate, parseBrussels } from '../world/brussels-time'
import type { PropertyCore } from '../world/property-core'
import type { Row } from './row-context'

/** Names of the platform's own newer interface, which some agencies' answers carry already. */
const newerNames: Record<string, string> = {
  Comment: 'Description',
  PersonName: 'ReferencePerson',
  MediaName: 'Media',
}

/** The same property always shows the same oddities. */
export function oddHistoryRow(core: PropertyCore, row: Row): Row {
  const draw = hash(core.key, 102) % 3
  if (draw === 0) return row
  if (draw === 1)
    return Object.fromEntries(
      Object.entries(row).map(([name, value]) => [newerNames[name] ?? name, value === '' ? null : value]),
    )
  const odd: Row = { ...row, ID: String(row.ID) }
  for (const name of ['Date', 'EndDate'])
    if (typeof odd[name] === 'string') odd[name] = microsoftDate(parseBrussels(odd[name]))
  for (const name of ['Comment', 'PersonName', 'Url']) if (odd[name] === '') odd[name] = '-'
  return odd
}

/** Some agencies get their totals as text. */
export function oddFigures(core: PropertyCore, row: Row): Row {
  if (hash(core.key, 103) % 3 > 0) return row
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name === 'ID' ? value : String(value)]),
  )
}
