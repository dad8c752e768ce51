import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { Town } from '@/i18n/places/town-name'
import { galleryPicture, type GalleryTab } from '@/ui/media/gallery-picture'

import { pictureAlt } from '../../media/picture-alt'
import type { ProjectUnit } from '../list-units'

/** Also the id of the price list, where each plan stands beside its home. */
export const plansTab = 'units'

export type PlannedUnit = ProjectUnit & { planUrl: string }

export function unitsWithPlan(units: readonly ProjectUnit[]): PlannedUnit[] {
  return units.filter((unit): unit is PlannedUnit => unit.planUrl !== null)
}

/** "Appartement P-502.01" */
export function unitName({ typeName, reference }: Pick<ProjectUnit, 'typeName' | 'reference'>): string {
  return `${typeName} ${reference}`
}

/** The plans of a project's homes as one set, each named by its home. */
export function planTabs(
  project: Town & { units: readonly ProjectUnit[] },
  { locale, hosts }: { locale: Locale; hosts: PictureHosts },
): GalleryTab[] {
  const planned = unitsWithPlan(project.units)
  if (planned.length === 0) return []
  const pictures = planned.map((unit, index) =>
    galleryPicture(
      unit.planUrl,
      {
        alt: pictureAlt(project, { kind: 'plan', type: unit.typeName, index: index + 1, locale }),
        caption: unitName(unit),
      },
      hosts,
    ),
  )
  return [{ id: plansTab, title: translator(locale)('section.plans'), isDrawn: true, pictures }]
}
