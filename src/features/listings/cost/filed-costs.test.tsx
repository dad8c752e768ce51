import { expect, test } from 'vitest'

import type { Locale } from '@/i18n/locales'
import { aCostedListingPage } from '@/testing/records/a-listing-page'

import type { ListingPageData } from '../page/find-listing'
import { filedCostRows } from './filed-costs'

const settings = { ignoredMarquees: [], hideCity: false }
const rowsOf = (given: Partial<ListingPageData>, locale: Locale = 'nl') =>
  filedCostRows(aCostedListingPage({ facts: { registrationRights: 42_000 }, ...given }), { locale, settings })

test.each([
  { where: { zip: '9000' }, locale: 'nl', label: 'Registratiebelasting' },
  { where: { zip: '1000' }, locale: 'nl', label: 'Registratierechten' },
  { where: { zip: '4000' }, locale: 'fr', label: 'Droits d’enregistrement' },
  {
    where: { country: 'LU', zip: '1855' },
    locale: 'fr',
    label: 'Droits d’enregistrement et de transcription',
  },
] as const)('at $where.zip the filed duty is called $label', ({ where, locale, label }) => {
  expect(rowsOf(where, locale)).toMatchObject([{ id: 'registrationRights', label }])
})

test('a home to let has no costs of a purchase', () => {
  expect(rowsOf({ deal: 'rent' })).toEqual([])
})
