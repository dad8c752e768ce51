import { expect, test } from 'vitest'

import { toProject } from './omnicasa-project'

/** A row as the platform sends it, quirks included. */
const row = {
  ID: '512',
  Name: 'De Weverij',
  ProjectNumber: 'P-512',
  ExternalWeb: '-',
  PublicAddress: 1,
  Street: 'Weverstraat',
  HouseNumber: '8',
  Zip: '9000',
  City: 'GENT',
  CountryID: 10,
  MinPrice: '289000',
  MaxPrice: 0,
  ShowOrder: 3,
  Description: '<p>Twaalf appartementen.</p>',
  DescriptionTechnical: '<p>Warmtepomp.</p>',
  DescriptionSituation: '<p>Aan het park.</p>',
  DeliveryText: 'Voorjaar 2028',
  XLargePictureItems: [{ Url: 'https://files.example.test/1.jpg', Width: 1920, Height: 1280 }],
  Documents: [
    { ID: 1, Name: 'Lastenboek', Url: 'https://files.example.test/1.pdf', Publish: true },
    { ID: 2, Name: 'Basisakte', Url: 'https://files.example.test/2.pdf', Publish: false },
    { ID: 3, Name: 'Link', Url: 'javascript:alert(1)', Publish: true },
    'not a document',
  ],
}

function projectOf(change: Record<string, unknown> = {}) {
  const nl = { ...row, ...change }
  const parsed = toProject(nl, { nl, fr: { ...nl, Name: 'Le Tissage', Documents: null }, en: nl, de: nl })
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

// Coverage: 3.60, 3.62.
test('a row becomes a project in our own words', () => {
  expect(projectOf()).toMatchObject({
    id: '512',
    number: 'P-512',
    externalUrl: null,
    address: {
      street: 'Weverstraat',
      number: '8',
      zip: '9000',
      city: 'GENT',
      country: 'BE',
      isPublished: true,
    },
    priceMinCents: 28_900_000,
    priceMaxCents: null,
    showOrder: 3,
    pictures: [{ url: 'https://files.example.test/1.jpg', width: 1920, height: 1280 }],
    texts: {
      nl: { name: 'De Weverij', technical: '<p>Warmtepomp.</p>', delivery: 'Voorjaar 2028' },
      fr: { name: 'Le Tissage', documents: [] },
    },
  })
})

test('a project may be in any country, and its street may have another name in another language', () => {
  expect(projectOf({ CountryID: 71, CountryAbbr: 'P' }).address.country).toBe('PT')
  const nl = { ...row, Street: 'Wetstraat' }
  const parsed = toProject(nl, { nl, fr: { ...nl, Street: 'Rue de la Loi' }, en: nl, de: nl })
  const texts = parsed.ok ? parsed.value.texts : null
  expect([texts?.nl.street, texts?.fr.street, texts?.de.street]).toEqual([null, 'Rue de la Loi', null])
})

// Coverage: 3.61.
test('a project with nothing but the small picture shows that one', () => {
  const small = { ID: 7, Name: 'gevel.jpg', Url: 'https://files.example.test/s.jpg', Width: 200, Height: 133 }
  expect(projectOf({ XLargePictureItems: [], SmallPictureItem: small }).pictures).toEqual([
    { url: 'https://files.example.test/s.jpg', width: 200, height: 133 },
  ])
})

test('only published documents that can be opened are kept', () => {
  expect(projectOf().texts.nl.documents).toEqual([
    { id: '1', name: 'Lastenboek', url: 'https://files.example.test/1.pdf' },
  ])
})

test('a project without pictures, documents or words is a project still', () => {
  const bare = { XLargePictureItems: [], Documents: undefined, DescriptionTechnical: null }
  expect(projectOf(bare)).toMatchObject({ pictures: [], texts: { nl: { documents: [], technical: '' } } })
})

test.each([{ change: { Zip: '' }, reason: 'Zip is missing' }])(
  '$change is set aside: $reason',
  ({ change, reason }) => {
    const nl = { ...row, ...change }
    expect(toProject(nl, { nl, fr: nl, en: nl, de: nl })).toMatchObject({
      ok: false,
      externalId: '512',
      reason,
    })
  },
)
