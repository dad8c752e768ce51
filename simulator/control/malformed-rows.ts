import type { Row } from '../rows/row-context'
import { hash } from '../seed/hash'

/** The rows a `malformedRows` fault spoils: at 1% exactly the ids with `hash(id) % 100 === 0`. */
export function isMalformed(id: number, rate: number): boolean {
  if (rate <= 0) return false
  if (rate >= 0.01) return hash(id) % 100 < Math.round(rate * 100)
  return hash(id) % Math.round(1 / rate) === 0
}

/** One of five ways in which a row becomes unusable, always the same for an id. */
export function malform(row: Row): Row {
  const id = Number(row.ID)
  switch (Math.floor(hash(id) / 100) % 5) {
    case 0:
      return { ...row, Goal: 'abc' }
    case 1:
      return without(row, 'Zip')
    case 2:
      return { ...row, ID: null }
    case 3:
      return { ...row, Price: { Amount: row.Price } }
    default:
      return { ...row, WebID: [], CountryID: 'unknown' }
  }
}

export function without(row: Row, unwanted: string): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== unwanted))
}
