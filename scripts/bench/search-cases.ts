import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'

const sale = criteriaFor('sale')
const rent = criteriaFor('rent')

/** The kinds of search that must be quick however many homes there are. */
export const searches: Record<string, SearchCriteria> = {
  'city: Gent': { ...sale, places: [{ city: 'Gent' }] },
  'city: 9000 Gent, flats': { ...sale, places: [{ city: 'Gent', zip: '9000' }], typeIds: [2] },
  'city: four municipalities': { ...sale, municipalities: ['44021', '11002', '62063', '24062'] },
  'province: Antwerpen': { ...sale, provinces: ['BE-VAN'] },
  'province: Luik, to let': { ...rent, provinces: ['BE-WLG'] },
  'area: drawn around Gent': {
    ...sale,
    area: {
      kind: 'polygon',
      points: [
        [3.6, 51.0],
        [3.75, 50.97],
        [3.85, 51.05],
        [3.78, 51.12],
        [3.64, 51.1],
      ],
    },
  },
  'area: 10 km around Leuven': { ...sale, area: { kind: 'circle', centre: [4.7, 50.88], radiusKm: 10 } },
  'price: 250.000 to 400.000': { ...sale, priceMinEuro: 250_000, priceMaxEuro: 400_000 },
  'price: up to 312.500, houses': { ...sale, priceMaxEuro: 312_500, typeIds: [1] },
  'price: rent up to 850': { ...rent, priceMaxEuro: 850 },
}

/** Shown beside them, without a goal of their own. */
export const otherSearches: Record<string, SearchCriteria> = {
  'everything for sale': sale,
  'page 40 of flats': { ...sale, typeIds: [2], page: 40 },
  'garden, 3 bedrooms': { ...sale, hasGarden: true, bedroomsMin: 3 },
  'Gent, 3 bedrooms, up to 350.000': {
    ...sale,
    places: [{ city: 'Gent' }],
    bedroomsMin: 3,
    priceMaxEuro: 350_000,
  },
  'label A or B, from 150 m²': { ...sale, energyLabels: ['A', 'B'], livingMin: 150 },
  'available new build': { ...sale, isNewBuild: true, isAvailableOnly: true },
  'a word in the text': { ...sale, text: 'woord12' },
  'cheapest flats to let': { ...rent, typeIds: [2], sort: 'price-up' },
  'by town': { ...sale, sort: 'city' },
}

/** What arrives while people type. */
export const typed = [
  'ge',
  'gen',
  'gent',
  'antw',
  'antwerpen',
  '90',
  '9000',
  'luik',
  'lüttich',
  'sint',
  'gnet',
  'bruxeles',
  'brab',
]
