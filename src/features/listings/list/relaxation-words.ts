import { euroText } from '@/domain/euro'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'
import { municipalityByKey } from '@/i18n/places/municipalities'

import { flagWord } from '../filters/flag-words'
import type { Relaxation, WithoutField } from '../search/list-relaxations'

/** "+3 tot € 370.000" */
export function relaxationWords(relaxation: Relaxation, locale: Locale): string {
  const t = translator(locale)
  const count = relaxation.gain
  switch (relaxation.kind) {
    case 'price-max':
      return t('relax.price_max', { count, amount: euro(relaxation.euro, locale) })
    case 'price-min':
      return relaxation.euro === 0
        ? t('relax.price_any', { count })
        : t('relax.price_min', { count, amount: euro(relaxation.euro, locale) })
    case 'municipality': {
      const name = municipalityByKey(relaxation.key)?.names[locale] ?? relaxation.key
      return t('relax.municipality', { count, name })
    }
    case 'bedrooms-min':
      return relaxation.bedrooms === undefined
        ? t('relax.bedrooms_any', { count })
        : t('relax.bedrooms', { count, bedrooms: relaxation.bedrooms })
    case 'radius':
      return t('relax.radius', { count, km: relaxation.radiusKm })
    case 'any-type':
      return t('relax.any_type', { count })
    case 'without':
      return t('relax.without', { count, name: fieldWord(t, relaxation.field) })
  }
}

function fieldWord(t: Translate, field: WithoutField): string {
  switch (field) {
    case 'text':
      return t('filter.text')
    case 'energyLabels':
      return t('search.epc')
    case 'living':
      return t('fact.living_area_label')
    case 'plot':
      return t('fact.plot_area_label')
    case 'availableFrom':
      return t('filter.available_from')
    case 'view':
      return t('filter.area_view')
    case 'area':
      return t('filter.area_drawn')
    default:
      return flagWord(t, field)
  }
}

function euro(amount: number, locale: Locale): string {
  return euroText(amount * 100, locale) ?? ''
}
