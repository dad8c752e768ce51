import type { FlagField } from '@/domain/search/criteria-fields'
import type { Translate } from '@/i18n/messages'

export function flagWord(t: Translate, field: FlagField): string {
  return t(keys[field])
}

const keys = {
  hasGarden: 'flag.garden',
  hasTerrace: 'flag.terrace',
  isNewBuild: 'filter.new_build',
  isFurnished: 'flag.furnished',
  hasLift: 'flag.lift',
  isAvailableOnly: 'search.available_only',
} as const satisfies Record<FlagField, string>
