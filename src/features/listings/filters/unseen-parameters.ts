import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'

/** What is set but has no field of its own goes along unseen; only its chip takes it off. */
export function unseenParameters({
  deal,
  reference,
  area,
  bedroomsMax,
  sort,
}: SearchCriteria): [name: string, value: string][] {
  return [
    ...new URLSearchParams(criteriaToQuery({ ...criteriaFor(deal), reference, area, bedroomsMax, sort })),
  ]
}
