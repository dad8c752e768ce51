import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { type Town, townName } from '@/i18n/places/town-name'

export interface PictureOfHome {
  kind: 'photo' | 'plan'
  type: string
  /** From 1. */
  index: number
  locale: Locale
}

/** "Huis in Gent, foto 2": what a picture is of. */
export function pictureAlt(home: Town, { kind, type, index, locale }: PictureOfHome): string {
  const t = translator(locale)
  const city = townName(home, locale)
  return city
    ? t(`gallery.${kind}_alt`, { type, city, index })
    : t(`gallery.${kind}_alt_no_town`, { type, index })
}
