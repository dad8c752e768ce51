import { expect, test } from 'vitest'

import { toListing } from './omnicasa-property'

/** A row as the platform sends it, quirks included. */
const row = {
  ID: 40217,
  RecordFile: 'V-1187',
  Goal: '0',
  Status: 1,
  Marquee: 1,
  MarqueeName: 'Nieuw',
  WebID: '1',
  WebIDs: '1,5',
  MainTypeName: 'Huis',
  TypeDescription: 'Gezinswoning met zuidtuin',
  Price: '389000',
  PublishPrice: true,
  PriceUnit: 1,
  PriceUnitText: '€',
  PublishAddress: true,
  Street: 'Beukenlaan',
  HouseNumber: '14',
  BoxNr: '-',
  Zip: '2570',
  City: 'DUFFEL',
  CountryID: 10,
  CountryName: 'België',
  GoogleX: '51,0961',
  GoogleY: '4.5087',
  EnergyPerformance: 238,
  EPCLabelText: 'C',
  NumberOfBedRooms: 3,
  NumberOfGarages: 0,
  SurfaceTotal: 164,
  SurfaceGround2: 512,
  HasGarden: true,
  Floor: 0,
  CadastralIncome: 947,
  HasLift: false,
  KitchenName: 'Volledig ingericht',
  CreatedDate: '2025-02-11 09:14:02',
  LastChangedDate: '/Date(1741102855000+0100)/',
  XLargePictureItems: [{ Url: 'https://files.example.test/1.jpg', Width: 1920, Height: 1280 }],
}

function listingOf(change: Record<string, unknown> = {}) {
  const parsed = toListing({ nl: { ...row, ...change }, fr: { ID: 40217, MainTypeName: 'Maison' } })
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

// Coverage: 9.19, 9.20, 9.49.
test.each([
  { change: { CountryID: 10 }, country: 'BE' },
  { change: { CountryID: 50 }, country: 'LU' },
  { change: { CountryID: 32 }, country: 'ES' },
  { change: { CountryID: 71, CountryAbbr: 'P' }, country: 'PT' },
  { change: { CountryID: 999 }, country: 'ZZ' },
])('a home may be in any country: $change is $country', ({ change, country }) => {
  expect(listingOf(change).address.country).toBe(country)
})

test('a street keeps the name that it has in another language', () => {
  const parsed = toListing({
    nl: { ...row, Street: 'Wetstraat' },
    fr: { ID: 40217, Street: 'Rue de la Loi' },
    en: { ID: 40217, Street: 'Wetstraat' },
  })
  const texts = parsed.ok ? parsed.value.texts : null
  expect(texts && Object.values(texts).map(({ street }) => street)).toEqual([
    null,
    'Rue de la Loi',
    null,
    null,
  ])
})

test('what kind of paper a document is comes from the list of the platform', () => {
  const paper = { Url: 'https://files.example.test/1.pdf', Publish: true }
  const Documents = [
    { ...paper, ID: 1, Name: 'scan', TypeName: 'Grondplan' },
    { ...paper, ID: 2, Name: 'scan', TypeName: 'Varia' },
    { ...paper, ID: 3, Name: 'EPC-attest' },
  ]
  expect(listingOf({ Documents }).documents.map(({ topic }) => topic)).toEqual([
    'floor_plan',
    undefined,
    undefined,
  ])
})

// Coverage: 3.1, 3.2, 3.3, 3.5, 3.6, 3.7, 3.8, 3.9, 3.10.
test('a row becomes a listing in our own words', () => {
  expect(listingOf()).toMatchObject({
    externalId: '40217',
    reference: 'V-1187',
    deal: 'sale',
    status: 'available',
    categoryIds: ['1', '5'],
    projectId: null,
    price: { cents: 38_900_000, isPublished: true, isFrom: false },
    marqueeId: 1,
    address: { street: 'Beukenlaan', number: '14', box: null, zip: '2570', city: 'DUFFEL', country: 'BE' },
    location: { latitude: 51.0961, longitude: 4.5087 },
    bedrooms: 3,
    garages: null,
    hasGarden: true,
    hasTerrace: false,
    energy: { kwhPerSquareMetre: 238, labelText: 'C' },
    pictures: [{ url: 'https://files.example.test/1.jpg', width: 1920, height: 1280 }],
    facts: { floor: 0, cadastralIncome: 947, hasLift: false },
    createdAt: new Date('2025-02-11T08:14:02Z'),
    changedAt: new Date('2025-03-04T15:40:55Z'),
    texts: {
      nl: {
        title: 'Gezinswoning met zuidtuin',
        typeName: 'Huis',
        priceUnitText: '€',
        marqueeName: 'Nieuw',
        countryName: 'België',
      },
    },
  })
})

// Coverage: 3.10.
test('a home with nothing but the small picture shows that one', () => {
  const small = {
    ID: 7,
    Name: 'voorgevel.jpg',
    Url: 'https://files.example.test/s.jpg',
    Width: 200,
    Height: 133,
  }
  const { pictures } = listingOf({ XLargePictureItems: [], SmallPictureItem: small })
  expect(pictures).toEqual([{ url: 'https://files.example.test/s.jpg', width: 200, height: 133 }])
})

// Coverage: 3.4.
test('each language has its words; a missing one falls back on Dutch', () => {
  const { texts } = listingOf()
  expect([texts.nl.typeName, texts.fr.typeName, texts.de.typeName]).toEqual(['Huis', 'Maison', 'Huis'])
  expect(texts.nl.labels).toEqual({ kitchen: 'Volledig ingericht' })
})

// Coverage: 4.10.
test.each([
  { change: { Marquee: 3 }, status: 'under-option' },
  { change: { Status: 2 }, status: 'sold' },
  { change: { Status: '4', Goal: 1 }, status: 'rented' },
])('$change is $status', ({ change, status }) => {
  expect(listingOf(change).status).toBe(status)
})

test.each([
  { change: { Goal: 'abc' }, reason: /Goal is not a number: "abc"/ },
  { change: { Zip: undefined }, reason: /Zip is missing/ },
  { change: { ID: null }, reason: /ID is missing/ },
  { change: { Price: { Amount: 1 } }, reason: /Price/ },
  { change: { CreatedDate: '/Date(99999999999999999)/' }, reason: /CreatedDate is not a date/ },
  { change: { ID: 99_999_999_999 }, reason: /ID/ },
  { change: { Status: 5 }, reason: /Status 5 is not published/ },
])('$change is refused with its reason', ({ change, reason }) => {
  const parsed = toListing({ nl: { ...row, ...change } })
  expect(parsed.ok ? '' : parsed.reason).toMatch(reason)
})

test('a fact that cannot be read is left out and costs nothing else', () => {
  expect(listingOf({ CadastralIncome: 'veel', AsbestosDate: 'gisteren' }).facts).toEqual({
    floor: 0,
    hasLift: false,
  })
})

test('lists of rooms, quarters and places become words in each language', () => {
  const { texts } = listingOf({
    Divisions: [{ Name: 'Keuken', Surface: '12,5' }, { Name: 'Berging', Surface: 0 }, { Surface: 9 }, null],
    Neighbourhoods: ['Patershol', '-', 'Sluizeken'],
    PointOfInterests: [],
  })
  expect(texts.nl.labels).toEqual({
    divisions: 'Keuken\t12.5\nBerging\t',
    neighbourhoods: 'Patershol, Sluizeken',
    kitchen: 'Volledig ingericht',
  })
})

test('the marks of the mobility score are facts; what is no mark is left out', () => {
  const { facts } = listingOf({ MobilityScore: { Total: '7,4', Shops: 9, Health: 'goed', Nearby: 0 } })
  expect(facts).toMatchObject({ mobilityTotal: 7.4, mobilityShops: 9 })
  expect(Object.keys(facts).filter((name) => name.startsWith('mobility'))).toHaveLength(2)
})

test('a day is the day in Brussels, whatever the hour', () => {
  expect(listingOf({ AsbestosDate: '2025-03-04 00:00:00' }).facts.asbestosDate).toBe('2025-03-04')
  expect(listingOf({ DateFree: '/Date(1741042800000+0100)/' }).facts.availableFrom).toBe('2025-03-04')
})

test('what no database can hold is taken out or taken for unknown', () => {
  const listing = listingOf({
    TypeDescription: 'Huis\0 met tuin \ud83c',
    NumberOfBedRooms: 99_999,
    SurfaceTotal: 99_999_999_999,
  })
  expect(listing.texts.nl.title).toBe('Huis met tuin \ufffd')
  expect([listing.bedrooms, listing.livingSquareMetres]).toEqual([null, null])
})

test('coordinates of nowhere are no place', () => {
  expect(listingOf({ GoogleX: '', GoogleY: 0 }).location).toBeNull()
})

test.each([
  [163, 'house'],
  [15, 'apartment'],
  [17, 'studio'],
  [141, 'farm'],
  [128, 'student-room'],
  [132, 'investment'],
  [127, 'office'],
  [159, 'retail'],
  [136, 'industrial'],
  [158, 'garage'],
  [27, 'plot'],
  [125, 'unknown'],
  [990, 'unknown'],
  [undefined, 'unknown'],
] as const)('the platform’s type %s is %s, whatever category the agency puts it in', (MainTypeID, kind) => {
  expect(listingOf({ MainTypeID, WebID: 3 })).toMatchObject({ kind, platformTypeId: MainTypeID ?? null })
})

test('a total surface of 0 is unknown: the living room does not take its place', () => {
  const { livingSquareMetres, facts } = listingOf({ SurfaceTotal: 0, SurfaceLiving: 35 })
  expect([livingSquareMetres, facts.surfaceLivingRoom]).toEqual([null, 35])
})

// Coverage: 9.42, 9.45.
test.each([
  { EPCReference: '2024-1', EPCLabelText: '', value: 0 },
  { EPCReference: '', EPCLabelText: 'A+', value: 0 },
  { EPCReference: '2024-1', EPCLabelText: 'D', value: null },
  { EPCReference: '', EPCLabelText: '', value: null },
])(
  'an energy value of 0 with code "$EPCReference" and label "$EPCLabelText" is $value',
  ({ value, ...sent }) => {
    expect(listingOf({ EnergyPerformance: 0, ...sent }).energy.kwhPerSquareMetre).toBe(value)
  },
)

test('a planning answer may come as the abbreviation of the law', () => {
  const { facts } = listingOf({ HasPermit: 'Vg', HasSummons: 'gdv', JudicialDecision: 'Gmo' })
  expect(facts).toMatchObject({ hasPermit: true, hasSummons: false, judicialMeasure: 'Gmo' })
  expect(facts.judicialDecision).toBeUndefined()
})

// Coverage: 3.55.
test('why somebody sells or lets is not read', () => {
  const { texts } = listingOf({ ReasonForSelling: 'Nalatenschap', ReasonForRenting: 'Belegging' })
  expect(JSON.stringify(texts)).not.toMatch(/Nalatenschap|Belegging/)
})
