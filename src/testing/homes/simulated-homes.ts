import { languages, type PerLanguage, perLanguage } from '@/domain/language'
import { annuityOf, comparedCents } from '@/domain/listing/price/annuity'
import { disclosed } from '@/domain/listing/disclosure'
import { givenKinds, type HomeKind } from '@/domain/listing/home-kind'
import type { Listing } from '@/domain/listing/listing'
import { isPriceShown, priceUnitOf } from '@/domain/listing/price/price'
import { cityTitle } from '@/domain/place/city'
import {
  mainFields,
  type PropertyRow,
  publishedStatuses,
  toListing,
  translatedFields,
} from '@/platforms/omnicasa/omnicasa-property'

import { optionsFrom } from '../../../simulator/options'
import { propertyRow } from '../../../simulator/rows/property-row'
import { type Reach, World } from '../../../simulator/world/world'
import type { ListingPageData } from '../../features/listings/page/find-listing'
import { ownHome } from './own-home'

export interface SimulatedHome {
  /** As the platform sends it, in each language. */
  rows: PerLanguage<PropertyRow>
  /** As its page gets it. */
  pages: PerLanguage<ListingPageData>
}

/**
 * As many homes as the demo has, read through the connector: what it does not ask for is not there. They stand in
 * villages, the East Cantons and France too. For tests only.
 */
export function simulatedHomes(now: Date): SimulatedHome[] {
  return [...manySimulatedHomes({ now })]
}

/** One at a time: thousands of them need not be held at once. */
export function* manySimulatedHomes(options: {
  now: Date
  properties?: number
  projects?: number
  reach?: Reach
}): Iterable<SimulatedHome> {
  const world = new World({
    ...optionsFrom({ reach: 'country', ...options }),
    picturesUrl: 'https://pictures.test',
  })
  const wanted = perLanguage(
    (language) =>
      new Set((language === 'nl' ? mainFields : translatedFields).map((name) => name.toLowerCase())),
  )
  for (let slot = 0; slot < world.size; slot++) {
    const core = world.coreAt(slot)
    if (!publishedStatuses.includes(core.status)) continue
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
    yield { rows, pages: pagesOf(ownHome(parsed.value)) }
  }
}

/** After them, of each kind that they have none of, the last of them dressed as one. */
export function* homesOfEveryKind(homes: Iterable<SimulatedHome>): Iterable<SimulatedHome> {
  const seen = new Set<HomeKind>()
  let last: SimulatedHome | undefined
  for (const home of homes) {
    seen.add(home.pages.nl.kind)
    yield (last = home)
  }
  for (const kind of givenKinds.filter((one) => last && !seen.has(one)))
    if (last) yield { ...last, pages: perLanguage((language) => ({ ...last.pages[language], kind })) }
}

function pagesOf(listing: Listing): PerLanguage<ListingPageData> {
  const { price, address, energy, texts, location, createdAt, changedAt, ...same } = listing
  return perLanguage((language) =>
    disclosed({
      ...same,
      ...texts[language],
      writtenIn: texts[language].writtenIn ?? null,
      priceCents: comparedCents(listing),
      annuity: annuityOf(listing),
      isPricePublished: price.isPublished,
      // Which marquees hide a price is a setting: the page itself reads it.
      isPriceShown: isPriceShown({ ...same, isPricePublished: price.isPublished }, { ignoredMarquees: [] }),
      priceUnit: priceUnitOf(price),
      street: texts[language].street ?? address.street,
      houseNumber: address.number,
      box: address.box,
      zip: address.zip,
      city: cityTitle(address.city),
      country: address.country,
      municipalityKey: null,
      isAddressPublished: address.isPublished,
      isTownShown: true,
      latitude: location?.latitude ?? null,
      longitude: location?.longitude ?? null,
      isPointExact: true,
      energyKwh: energy.kwhPerSquareMetre,
      energyLabel: energy.labelText,
      openDays: listing.facts.openDays ?? null,
      coverUrl: listing.pictures[0]?.url ?? null,
      typeNames: Object.fromEntries(
        languages.map((each) => [each, texts[each].typeName]),
      ) as PerLanguage<string>,
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
      syncedAt: changedAt.toISOString(),
      history: [],
    }),
  )
}
