// Proves 5.23 of docs/coverage.md.

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
