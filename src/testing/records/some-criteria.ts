import fc from 'fast-check'

import type { Listing } from '@/domain/listing/listing'
import { energyLetters } from '@/domain/search/energy-criterion'
import { criteriaFor, type SearchCriteria, searchSorts } from '@/domain/search/criteria'
import type { AreaPoint, SearchArea } from '@/domain/search/search-area'
import { municipalityOf } from '@/i18n/places/municipality-of'

/** Searches that a given home often fits: drawn blindly, most would find nothing. */
export function someCriteria(homes: Listing[]): fc.Arbitrary<SearchCriteria> {
  return fc.constantFrom(...homes).chain((home) => {
    const parts = partsAround(home)
    const chosen = fc.record(parts, { requiredKeys: [] })
    return fc
      .tuple(
        chosen,
        fc.subarray(Object.keys(parts), { minLength: 0, maxLength: 4 }),
        fc.constantFrom(...searchSorts),
      )
      .chain(([values, names, sort]) =>
        fc.constantFrom(1, 1, 2, 3).map((page) => ({
          ...criteriaFor(home.deal),
          ...Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))),
          sort,
          page,
        })),
      )
  })
}

/** Each criterion by itself, as it may be asked by who would like this home. */
export function partsAround(home: Listing) {
  const { address, location, price } = home
  const region = municipalityOf(address)
  const euro = Math.round((price.cents ?? 30_000_000) / 100)
  const around = (value: number | null, none: number, by: number) => ({
    min: fc.integer({
      min: Math.max(1, Math.floor((value ?? none) * (1 - by))),
      max: Math.max(1, value ?? none),
    }),
    max: fc.integer({ min: Math.max(1, value ?? none), max: Math.ceil((value ?? none) * (1 + by)) + 1 }),
  })
  const prices = around(euro, 1, 0.4)
  const living = around(home.livingSquareMetres, 120, 0.4)
  const plot = around(home.plotSquareMetres, 400, 0.6)
  const bedrooms = around(home.bedrooms, 2, 0.5)
  const centre: AreaPoint = location ? [location.longitude, location.latitude] : [4.35, 50.85]
  return {
    reference: fc.constantFrom(home.reference, home.reference.toLowerCase(), 'none'),
    text: fc.constantFrom('tuin', 'TERR', 'zolder kelder', 'garage', 'lumin', 'GÄRTEN', 'jardin', 'x9z'),
    places: fc.subarray(
      [{ zip: address.zip.replace('L-', '') }, { city: region?.names.fr ?? 'Lille' }, { city: 'Luik' }],
      {
        minLength: 1,
      },
    ),
    municipalities: fc.subarray([region?.key ?? '44021', '11002', '62063', '99999'], { minLength: 1 }),
    provinces: fc.subarray([region?.province ?? 'BE-VOV', 'BE-WLG', 'LU-LU'], { minLength: 1 }),
    area: someArea(centre),
    typeIds: fc.subarray([...new Set([...home.typeIds, 1, 2, 4])], { minLength: 1 }),
    priceMinEuro: prices.min,
    priceMaxEuro: prices.max,
    bedroomsMin: bedrooms.min,
    bedroomsMax: bedrooms.max,
    garagesMin: fc.integer({ min: 1, max: 2 }),
    parkingsMin: fc.integer({ min: 1, max: 2 }),
    livingMin: living.min,
    livingMax: living.max,
    plotMin: plot.min,
    plotMax: plot.max,
    energyLabels: fc.subarray([...energyLetters, 'A+', 'B-'], { minLength: 1, maxLength: 4 }),
    hasGarden: fc.constant(true),
    hasTerrace: fc.constant(true),
    isNewBuild: fc.constant(true),
    isFurnished: fc.constant(true),
    hasLift: fc.constant(true),
    isAvailableOnly: fc.constant(true),
    availableFrom: fc.constantFrom(home.facts.availableFrom ?? '2026-12-01', '2026-12-15', '2027-01-15'),
  } satisfies { [Field in keyof SearchCriteria]?: fc.Arbitrary<SearchCriteria[Field]> }
}

function someArea(centre: AreaPoint): fc.Arbitrary<SearchArea> {
  const off = fc.double({ min: 0.01, max: 0.4, noNaN: true })
  const [lng, lat] = centre
  return fc.oneof(
    fc.record({
      kind: fc.constant('circle' as const),
      centre: fc.constant(centre),
      radiusKm: fc.integer({ min: 1, max: 60 }),
    }),
    fc.tuple(off, off, off, off).map(([a, b, c, d]): SearchArea => {
      const points: AreaPoint[] = [
        [lng - a, lat - b],
        [lng + c, lat - d],
        [lng + a / 3, lat],
        [lng + b, lat + c],
        [lng - d, lat + a],
      ]
      return { kind: 'polygon', points }
    }),
  )
}
