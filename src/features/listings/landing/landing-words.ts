import { kindWordOf, type HomeType } from '@/i18n/landing-types'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

/** "Huizen"; the agency's own name of the type where the kind has no word of its own. */
export function typeWord(type: HomeType, types: readonly HomeType[], locale: Locale): string {
  const kind = kindWordOf(type, types)
  return kind ? translator(locale)(`landing.type.${kind}`) : type.names[locale]
}

/** "12 huizen" */
export function homesWord(
  count: number,
  { type, types, locale }: { type: HomeType; types: readonly HomeType[]; locale: Locale },
): string {
  const t = translator(locale)
  const kind = kindWordOf(type, types)
  return kind ? t(`landing.count.${kind}`, { count }) : t('list.count', { count })
}
