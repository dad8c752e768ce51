import { shownPoint } from '@/domain/listing/disclosure'
import { paragraphsOf } from '@/domain/listing/paragraphs'
import { addressIn } from '@/i18n/places/address-in'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { projectPath } from '@/i18n/paths/project-paths'

import { PlaceMap } from '../media/place-map'
import type { ProjectPageData } from './find-project'
import type { ProjectUnit } from './list-units'

type PlacedProject = Parameters<typeof addressIn>[0] &
  Pick<ProjectPageData, 'id' | 'name' | 'situation' | 'units' | 'isAddressPublished'>

/** A home by which the project is found on a map: exactly only where both tell their address. */
export function placedUnit({
  units,
  isAddressPublished,
}: Pick<PlacedProject, 'units' | 'isAddressPublished'>): ProjectUnit | null {
  return units.find((unit) => shownPoint(unit) && (isAddressPublished || !unit.isPointExact)) ?? null
}

export interface ProjectLocationProps {
  project: PlacedProject
  unit: ProjectUnit
  locale: Locale
  /** The address of its drawn map; `null` without a street map. */
  mapPicture: string | null
}

/** Where it is built, in words and on a map. */
export function ProjectLocation({ project, unit, locale, mapPicture }: ProjectLocationProps) {
  const t = translator(locale)
  const place = shownPoint(unit)
  if (!place) return null
  return (
    <section id="map" className="mt-10 md:mt-12 print:hidden">
      <h2>{t('project.situation')}</h2>
      <p className="mt-2">{addressIn(project, locale)}</p>
      {!place.isExact && <p className="text-ink-soft mt-1">{t('location.approximate')}</p>}
      <div className="measure">
        {paragraphsOf(project.situation).map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
      </div>
      <PlaceMap
        listing={unit}
        locale={locale}
        mapPicture={mapPicture}
        home={{
          id: unit.id,
          pin: '',
          price: '',
          title: project.name,
          href: projectPath(locale, project.id),
          thumbnail: null,
          point: [place.longitude, place.latitude],
          isPointExact: place.isExact,
        }}
      />
    </section>
  )
}
