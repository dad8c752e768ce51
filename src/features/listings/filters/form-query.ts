import { bareAmount } from '@/ui/form/group-amount'

type Entry = readonly [name: string, value: unknown]

/** What a form sends, without the fields that were left empty and the groups of an amount: a short address, and no detour to it. */
export function filledEntries(entries: Iterable<Entry>): [string, string][] {
  return [...entries].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : ''
    const sent = name.startsWith('price-') ? bareAmount(text) : text
    return sent === '' ? [] : [[name, sent] as [string, string]]
  })
}

/** What is not about how many homes fit: their order, a place that is still being typed, words that were not understood. */
const uncounted = new Set(['sort', 'page', 'q', 'unread'])

/** The same choice always asks the same question, so that caches know its answer. */
export function countQuery(entries: Iterable<Entry>): string {
  const counted = filledEntries(entries).filter(([name]) => !uncounted.has(name))
  const query = new URLSearchParams(counted)
  query.sort()
  return query.toString()
}
