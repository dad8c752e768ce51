import { isClosed } from '@/domain/listing/closed-listing'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { PriceParts } from '@/i18n/price-text'

import type { OwnerHome } from '../owner-home'
import { amountText } from '../story-sentence'
import { stateText } from './state-text'

/** What is asked for a home and by which time, or what came of it; `null` where no price is known. */
export function homePrice(home: OwnerHome, locale: Locale): PriceParts | null {
  const t = translator(locale)
  if (isClosed(home.status)) return { word: stateText(home, t) }
  const { price } = home.texts[locale]
  if (price) return price
  // Stored before the words of a price were.
  if (home.priceCents === null || home.priceCents <= 0) return null
  const after = home.deal === 'rent' ? ` ${t('unit.per_month')}` : ''
  return { before: '', amount: amountText(home.priceCents, locale), after }
}
