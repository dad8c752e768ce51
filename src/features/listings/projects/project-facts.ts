import { isFree } from '@/domain/listing/project-offer'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { KeyFact } from '@/ui/page/key-facts'

import type { ProjectPageData } from './find-project'
import { rangeText } from './project-words'

/** The few facts under the title: of the homes that can be had, or of all when none can. */
export function projectFacts({ units }: Pick<ProjectPageData, 'units'>, locale: Locale): KeyFact[] {
  const t = translator(locale)
  if (units.length === 0) return []
  const free = units.filter(isFree)
  const told = free.length > 0 ? free : units
  const bedrooms = rangeText(
    told.map((unit) => unit.bedrooms),
    locale,
  )
  const surface = rangeText(
    told.map((unit) => unit.livingSquareMetres),
    locale,
  )
  return [
    { word: t('project.free_label'), figure: String(free.length), unit: `/ ${units.length}` },
    ...(bedrooms ? [{ word: t('project.bedrooms'), figure: bedrooms }] : []),
    ...(surface ? [{ word: t('fact.living_area_label'), figure: surface, unit: t('unit.m2') }] : []),
  ]
}
