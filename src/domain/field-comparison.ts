export const comparisons = ['=', '!=', '>=', '>', '<=', '<', 'contains', 'empty', 'not-empty'] as const
export type Comparison = (typeof comparisons)[number]

export type FieldValues = Readonly<Record<string, unknown>>

/** Answers false, too, to what cannot be compared: a missing value, or words where an order is asked. */
export function compareField(value: unknown, comparison: Comparison, other: unknown): boolean {
  if (comparison === 'empty') return isEmpty(value)
  if (comparison === 'not-empty') return !isEmpty(value)
  if (isEmpty(value) || isEmpty(other)) return false
  const isSame = sameText(value, other) || numberOf(value) === numberOf(other)
  switch (comparison) {
    case '=':
      return isSame
    case '!=':
      return !isSame
    case 'contains':
      return contains(value, other)
    case '>':
      return numberOf(value) > numberOf(other)
    case '>=':
      return numberOf(value) >= numberOf(other)
    case '<':
      return numberOf(value) < numberOf(other)
    case '<=':
      return numberOf(value) <= numberOf(other)
  }
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function contains(value: unknown, other: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => compareField(item, '=', other))
  return typeof value === 'string' && textOf(value).includes(textOf(other))
}

function sameText(a: unknown, b: unknown): boolean {
  return textOf(a) === textOf(b)
}

function textOf(value: unknown): string {
  return String(value).trim().toLowerCase()
}

/** NaN, which equals and orders nothing, for all but numbers and numbers written as text. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : Number.NaN
}
