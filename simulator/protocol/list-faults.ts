import { type Faults, strike } from '../control/faults'
import type { Outcome } from './envelope'

type ListValue = { Items: unknown[] | null; RowsCount?: number }

/** Faults that leave a well-formed answer with the wrong content: the dangerous ones. */
export function spoilList(faults: Faults, operation: string, outcome: Outcome): Outcome {
  if (!outcome.isSuccess || faults.active.length === 0) return outcome
  const isList = Array.isArray(outcome.value) || isListValue(outcome.value)
  if (!isList) return outcome
  let value = outcome.value
  if (strike(faults, 'emptyList', operation)) value = withItems(value, () => [])
  if (strike(faults, 'halfList', operation))
    value = withItems(value, (items) => items.slice(0, Math.ceil(items.length / 2)))
  const wrong = strike(faults, 'wrongRowsCount', operation)
  if (wrong && isListValue(value))
    value = { ...value, RowsCount: wrong.rowsCount ?? (value.RowsCount ?? 0) * 2 + 7 }
  return { isSuccess: true, value }
}

/** An empty list also says that there is nothing; half a list keeps its count. */
function withItems(value: unknown, change: (items: unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return change(value)
  const list = value as ListValue
  const items = change(list.Items ?? [])
  return {
    ...list,
    Items: items.length > 0 ? items : null,
    ...(items.length === 0 && { RowsCount: 0, To: 0 }),
  }
}

function isListValue(value: unknown): value is ListValue {
  return typeof value === 'object' && value !== null && 'Items' in value
}
