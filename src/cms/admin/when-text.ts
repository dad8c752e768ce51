import { intlLocale } from '@/domain/language'
import { timeZone } from '@/domain/time-zone'
import { knownLocale } from '@/i18n/locales'

/** A moment as an editor reads it: 15/12/2026 09:00, by the clock of the agency. */
export function whenText(moment: string | Date, language: string): string {
  return new Date(moment).toLocaleString(intlLocale[knownLocale(language)], {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
}
