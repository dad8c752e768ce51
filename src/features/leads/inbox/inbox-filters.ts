import { type LeadKind, leadKinds } from '@/domain/lead/lead-kind'
import { type LeadStatus, leadStatuses } from '@/domain/lead/lead'

export const troubles = ['dead', 'late'] as const
/** `dead`: somebody has to look. `late`: tried in vain so far. */
export type Trouble = (typeof troubles)[number]

export interface InboxFilters {
  kind?: LeadKind
  /** All but spam when none is named. */
  status?: LeadStatus
  trouble?: Trouble
  /** A user of the CMS, the address of an agent without an account, or nobody yet. */
  agent?: number | string
  /** Days in Brussels, as 2026-11-15; both count. */
  from?: string
  to?: string
  query?: string
  page?: number
}

/** The filters that the address names; what it names wrongly is no filter. */
export function filtersFrom(parameter: (name: string) => string | null | undefined): InboxFilters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameter(name))
  return {
    kind: oneOf('kind', leadKinds),
    status: oneOf('status', leadStatuses),
    trouble: oneOf('trouble', troubles),
    agent: agentFrom(parameter('agent')),
    from: dayFrom(parameter('from')),
    to: dayFrom(parameter('to')),
    query: parameter('query')?.trim().slice(0, 200) || undefined,
    page: wholeNumber(parameter('page')) ?? 1,
  }
}

/** The address of the same list with some filters changed, from its first page unless a page is named. */
export function filterHref(filters: InboxFilters, change: Partial<InboxFilters> = {}): string {
  const { page, ...rest } = { ...filters, page: 1, ...change }
  const named = Object.entries({ ...rest, page: page === 1 ? undefined : page })
  return `?${new URLSearchParams(
    named.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )}`
}

function agentFrom(text: string | null | undefined): InboxFilters['agent'] {
  if (text === 'none' || (text && /^\S{1,200}@\S{1,200}$/.test(text))) return text
  return wholeNumber(text)
}

/** Small enough for the database's integers. */
function wholeNumber(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined
}

/** The 31st of February is no day. */
function dayFrom(text: string | null | undefined): string | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}
