import { languages, type PerLanguage, perLanguage } from '@/domain/language'
import type { Listing } from '@/domain/listing/listing'
import { cityTitle } from '@/domain/place/city'
import {
  mainFields,
  type PropertyRow,
  publishedStatuses,
  toListing,
  translatedFields,
} from '@/platforms/omnicasa/omnicasa-property'

import { optionsFrom } from '../../../../simulator/options'
import { propertyRow } from '../../../../simulator/rows/property-row'
import { World } from '../../../../simulator/world/world'
import type { ListingPageData } from '../find-listing'

export interface SimulatedHome {
  /** As the platform sends it, in each language. */
  rows: PerLanguage<PropertyRow>
  /** As its page gets it. */
  pages: PerLanguage<ListingPageData>
}

/** The homes of the demo, read through the connector: what it does not ask for is not there. For tests only. */
export function simulatedHomes(now: Date): SimulatedHome[] {
  const world = new World({ ...optionsFrom({ now }), picturesUrl: 'https://pictures.test' })
  const wanted = perLanguage(
    (language) =>
      new Set((language === 'nl' ? mainFields : translatedFields).map((name) => name.toLowerCase())),
  )
  return Array.from({ length: world.size }, (_, slot) => world.coreAt(slot))
    .filter(({ status }) => publishedStatuses.includes(status))
    .map((core) => {
      const rows = perLanguage((language) =>
        propertyRow(
          world,
          core,
          { language, descriptionLanguage: language, keepsFonts: false },
          wanted[language],
        ),
      )
      const parsed = toListing(rows)
      if (!parsed.ok) throw new Error(parsed.reason)
      return { rows, pages: pagesOf(parsed.value) }
    })
}

function pagesOf(listing: Listing): PerLanguage<ListingPageData> {
  const { price, address, energy, texts, location, createdAt, changedAt, ...same } = listing
  return perLanguage((language) => ({
    ...same,
    ...texts[language],
    priceCents: price.isPublished ? price.cents : null,
    isPricePublished: price.isPublished,
    priceUnit: price.unit,
    street: address.street,
    houseNumber: address.number,
    box: address.box,
    zip: address.zip,
    city: cityTitle(address.city),
    country: address.country,
    municipalityKey: null,
    isAddressPublished: address.isPublished,
    latitude: address.isPublished ? (location?.latitude ?? null) : null,
    longitude: address.isPublished ? (location?.longitude ?? null) : null,
    isPointExact: address.isPublished,
    energyKwh: energy.kwhPerSquareMetre,
    energyLabel: energy.labelText,
    coverUrl: listing.pictures[0]?.url ?? null,
    typeNames: Object.fromEntries(
      languages.map((each) => [each, texts[each].typeName]),
    ) as PerLanguage<string>,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    syncedAt: changedAt.toISOString(),
  }))
}
