import { expect, test } from 'vitest'

import { memberCard, officeCard } from './team-cards'

const office = {
  ...{ id: 1, anchor: 'gent', name: 'Gent', street: 'Korenmarkt 1', zip: '9000', city: 'Gent' },
  ...{ country: 'BE' as const, email: 'gent@example.test', hours: '', directions: '' },
}
const member = {
  id: 2,
  name: 'An',
  role: '',
  email: '',
  introduction: '',
  languages: [],
  picture: null,
  office: 1,
}

// Coverage: 5.23.
test.each([
  ['092334455', '09 233 44 55'],
  ['011234567', '011 23 45 67'],
  ['0470123456', '0470 12 34 56'],
])('a number typed as %s is read as %s at an office and with a member of the team', (typed, read) => {
  const given = { ...office, phone: typed } as Parameters<typeof officeCard>[0]
  expect(officeCard(given).phone).toBe(read)
  const person = { ...member, phone: typed } as unknown as Parameters<typeof memberCard>[0]
  const card = memberCard(person, { offices: [given], media: new Map(), locale: 'nl' })
  expect(card.phone).toBe(read)
  expect(card.phoneHref).toMatch(/^tel:\+32/)
})

test('the postal code of an office in Luxembourg has its letter, as in every address there', () => {
  const luxembourg = { ...office, phone: '', zip: '2340', city: 'Luxembourg', country: 'LU' as const }
  expect(officeCard(luxembourg as Parameters<typeof officeCard>[0]).place).toBe('L-2340 Luxembourg')
  expect(officeCard({ ...luxembourg, zip: 'L-2340' } as Parameters<typeof officeCard>[0]).place).toBe(
    'L-2340 Luxembourg',
  )
})

test.each([
  [{ zip: '1050' }, 'corniceHouse'],
  [{ zip: '1300' }, 'steppedGable'],
  [{ zip: '1050', country: 'LU' as const }, 'mansard'],
])('for an office in %o stands a house of that town', (place, house) => {
  const given = { ...office, phone: '', ...place } as Parameters<typeof officeCard>[0]
  const person = { ...member, phone: '' } as unknown as Parameters<typeof memberCard>[0]
  expect(memberCard(person, { offices: [given], media: new Map(), locale: 'nl' }).house).toBe(house)
})
