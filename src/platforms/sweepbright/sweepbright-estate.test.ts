import { expect, test } from 'vitest'

import type { PlatformListing } from '../platform-offer'
import { type EstateRecord, toListing } from './sweepbright-estate'
import { toProject } from './sweepbright-projects'

const id = '7b0f2c1e-0000-4000-8000-00000000a001'

function anEstate(given: EstateRecord = {}): EstateRecord {
  return {
    ...{ id, is_project: false, project_id: null, type: 'house', sub_type: 'detached' },
    ...{ negotiation: 'sale', status: 'available' },
    price: { amount: 545_000, currency: 'EUR', hidden: false },
    location: {
      ...{ street: 'Rue du Bois', number: '8', box: '', postal_code: '1390', city: 'Grez-Doiceau' },
      ...{ country: 'be', hidden: false, geo: { latitude: 50.739, longitude: 4.698 } },
    },
    description_title: { fr: 'Villa 4 façades', nl: 'Open bebouwing', en: 'Detached villa' },
    ...{ bedrooms: 4, bathrooms: 2, amenities: ['garden', 'terrace'], general_condition: 'good' },
    sizes: { liveable_area: { size: 210, unit: 'sq_m' }, plot_area: { size: 12, unit: 'are' } },
    building: { construction: { year: 1996, architect: null }, renovation: null },
    legal: {
      energy: { epc_value: 221, epc_category: 'C', epc_reference: '20250101000000' },
      property_and_land: { cadastral_income: 1620, flood_risk: 'no_flood_risk_area' },
    },
    negotiator: { first_name: 'Luc', last_name: 'Maes', email: 'Luc@agency.test', phone: null },
    office: { id: 'o-1', name: 'Wavre' },
    ...given,
  }
}

function listed(given: EstateRecord = {}): PlatformListing {
  const parsed = toListing(anEstate(given))
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

test('a text that was not written in a language says which one it is in', () => {
  const { nl, fr, en, de } = listed({ description: { nl: 'Rustig.', fr: 'Calme.', en: '' } }).texts
  expect([nl.writtenIn, fr.writtenIn, en.writtenIn, de.writtenIn]).toEqual([undefined, undefined, 'nl', 'nl'])
  expect(de.description).toBe('Rustig.')
  const only = listed({ description: { fr: 'Calme.' } }).texts
  expect([only.nl.writtenIn, only.fr.writtenIn]).toEqual(['fr', undefined])
  expect(listed().texts.de).not.toHaveProperty('writtenIn')
})

test('an estate becomes a home of ours', () => {
  expect(listed()).toMatchObject({
    ...{ externalId: id, reference: id, deal: 'sale', status: 'available', kind: 'house' },
    ...{ livingSquareMetres: 210, plotSquareMetres: 1200, constructionYear: 1996, hasGarden: true },
    price: { cents: 54_500_000, isPublished: true },
    address: { zip: '1390', country: 'BE', isPublished: true },
    energy: { kwhPerSquareMetre: 221, labelText: 'C' },
    facts: { cadastralIncome: 1620, energyReference: '20250101000000' },
    agent: { id: 'luc@agency.test', name: 'Luc Maes' },
    ...{ createdAt: null, changedAt: null },
    texts: {
      nl: { title: 'Open bebouwing', labels: { condition: 'Goed', floodRisk: 'Niet overstromingsgevoelig' } },
      fr: { title: 'Villa 4 façades', typeName: 'Maison 4 façades', labels: { condition: 'Bon' } },
      de: { title: expect.stringMatching(/\S/), typeName: 'Freistehendes Haus' },
    },
  })
})

test('what is not said to be public is not', () => {
  const { price, location } = anEstate() as { price: object; location: object }
  expect(listed({ price: { ...price, hidden: undefined } }).price.isPublished).toBe(false)
  expect(listed({ location: { ...location, hidden: 'maybe' } }).address.isPublished).toBe(false)
})

test('older versions have the certificate and the income at the top', () => {
  const old = listed({ legal: null, epc_value: '180', epc_category: 'B', cadastral_income: 900 })
  expect(old).toMatchObject({
    energy: { kwhPerSquareMetre: 180, labelText: 'B' },
    facts: { cadastralIncome: 900 },
  })
})

test('one slip costs one fact, not the home', () => {
  const energy = { epc_value: 'veel', epc_reference: 'R-1', co2_emissions: 48 }
  const { facts } = listed({ legal: { energy, property_and_land: 'x' }, floors: {}, building: [] })
  expect(facts).toMatchObject({ energyReference: 'R-1', co2Emission: 48 })
  expect(facts.floors).toBeUndefined()
})

test('rents by the week become rents by the month; costs by the year too', () => {
  const weekly = {
    negotiation: 'let',
    rent_period: 'week',
    price: { amount: 300, currency: 'EUR', hidden: false },
  }
  const home = listed({ ...weekly, price_yearly_budgeted_building_costs: { amount: 1200, currency: 'EUR' } })
  expect(home).toMatchObject({ deal: 'rent', price: { cents: 130_000 }, facts: { chargesOwner: 100 } })
})

test.each([
  ['office', 'coworking', 'office'],
  ['commercial', 'warehouse', 'industrial'],
  ['commercial', 'investment_property', 'investment'],
  ['apartment', 'student_accommodation', 'student-room'],
  ['house', 'farm', 'farm'],
  ['parking', null, 'garage'],
  ['castle', null, 'unknown'],
])('%s %s is of the kind %s', (type, subType, kind) => {
  expect(listed({ type, sub_type: subType }).kind).toBe(kind)
})

test.each([
  ['bid', 'under-option'],
  ['agreement', 'under-option'],
  ['rented', 'rented'],
])('the status %s is %s here', (status, ours) => {
  expect(listed({ status }).status).toBe(ours)
})

test.each([
  [{ status: 'prospect' }, 'status prospect is no offer'],
  [{ location: { postal_code: '', city: 'Gent', country: 'BE' } }, 'location.postal_code is missing'],
  [{ negotiation: 'swap' }, 'negotiation'],
  [{ price: { amount: 10, currency: 'USD', hidden: false } }, 'price is in USD'],
])('%j is refused with the reason', (given, reason) => {
  const parsed = toListing(anEstate(given))
  expect(parsed).toMatchObject({ ok: false, externalId: id, reason: expect.stringContaining(reason) })
})

test('links are kept without what ends; plans come after the photographs', () => {
  const file = (name: string, ordinal: number) => ({
    ...{ id: name, filename: name, description: '', ordinal, url_expires_on: '2025-03-05T11:12:44+00:00' },
    url: `https://files.example.test/${name}?X-Amz-Signature=1`,
  })
  const { pictures, expiringUrls } = listed({
    images: [file('2.jpg', 2), file('1.jpg', 1), { url: 'javascript:alert(1)' }],
    plans: [file('0.png', 1), file('plan.pdf', 2)],
  })
  expect(pictures.map(({ url, kind }) => [url, kind])).toEqual([
    ['https://files.example.test/1.jpg', undefined],
    ['https://files.example.test/2.jpg', undefined],
    ['https://files.example.test/0.png', 'plan'],
  ])
  expect(pictures.map(({ url }) => expiringUrls?.[url])).toEqual(
    pictures.map(({ url }) => `${url}?X-Amz-Signature=1`),
  )
})

test('a project costs what its free units cost, and names them all', () => {
  const unit = (n: number, status: string, amount: number) => ({
    id: id.replace('a001', `b00${n}`),
    status,
    price: { amount },
  })
  const { project, unitIds } = toProject(
    anEstate({
      is_project: true,
      properties: [unit(1, 'available', 300_000), unit(2, 'sold', 100_000), 'x'],
    }),
  )
  expect(unitIds).toHaveLength(2)
  expect(project).toMatchObject({ ok: true, value: { priceMinCents: 30_000_000, priceMaxCents: 30_000_000 } })
})

test('days on which everybody may come are kept, and one that makes no sense costs no home', () => {
  const open_homes = [
    { start_date: '2026-11-28T09:00:00+00:00', end_date: '2026-11-28T11:00:00+00:00' },
    { start_date: '2026-11-21T10:00:00+01:00', end_date: '2026-11-21T12:00:00+01:00' },
    { start_date: '2026-11-29T11:00:00+00:00', end_date: '2026-11-29T09:00:00+00:00' },
    { start_date: 'soon', end_date: null },
    'x',
  ]
  expect(listed({ open_homes }).facts.openDays).toBe(
    '2026-11-21T09:00:00.000Z/2026-11-21T11:00:00.000Z 2026-11-28T09:00:00.000Z/2026-11-28T11:00:00.000Z',
  )
  expect(listed({ open_homes: [] }).facts).not.toHaveProperty('openDays')
  expect(listed({ open_homes: 'none' }).facts).not.toHaveProperty('openDays')
})
