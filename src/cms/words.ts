import { inAllLanguages, type PerLanguage, type Written } from '@/domain/language'
import { frenchSpaces } from '@/i18n/french-spaces'

/** A label of the admin in its languages. French is written with plain spaces: its marks get theirs here. */
export function words(own: Written<string>): PerLanguage<string> {
  return inAllLanguages({ ...own, fr: frenchSpaces(own.fr) })
}
