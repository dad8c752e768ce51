import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { aListingPage } from '@/testing/a-listing-page'

import { ListingPage } from './listing-page'

const agency = {
  name: 'Gevel Vastgoed',
  company: 'Gevel NV',
  street: 'Korenmarkt 1',
  place: '9000 Gent',
  country: 'België',
  phone: '09 000 00 00',
  email: 'info@gevel.example',
  companyNumber: '',
  vatNumber: '',
  brokers: [{ name: 'Nele Claes', number: '505.123' }],
  insurer: '',
  insurancePolicy: '',
  codeOfConductUrl: '',
}
const documents = [
  { id: 1, name: 'EPC-attest', url: 'https://files.example/1.pdf', isPublished: true },
  { id: 2, name: 'Kwaad', url: 'javascript:alert(1)', isPublished: true },
]

const page = (given: Parameters<typeof aListingPage>[0] = {}) =>
  renderToStaticMarkup(
    <ListingPage
      listing={aListingPage({ documents, ...given })}
      locale="nl"
      hosts={{ storageHost: '', cdnOrigin: '' }}
      settings={{ ignoredMarquees: [], hideCity: false }}
      agency={agency}
      agent={null}
      project={null}
      similar={[]}
      legalFacts={[]}
      now={new Date('2026-02-01T12:00:00Z')}
      checkedAt="2026-02-01T11:58:00Z"
      url="https://gevel.example/nl/te-koop/gent/huis/40217/"
      pages={{ contact: '/nl/contact/' }}
    />,
  )

test('an available home can be visited, asked about, printed and found on the map', () => {
  const html = page()
  expect(html).toContain('Veldstraat 1, 9000 Gent')
  expect(html).toContain('Vraag een bezoek aan')
  expect(html).toContain('Vraag informatie')
  expect(html).toContain('id="map"')
  expect(html).toContain('aria-label="QR-code van deze pagina"')
  expect(html).toContain('Nagekeken in het systeem van het kantoor op 1 februari 2026 om 12:58')
})

test('documents are listed with their kind, and only those that are web addresses', () => {
  const html = page()
  expect(html).toContain('PDF-bestand')
  expect(html).not.toContain('javascript:')
  expect(page({ documents: [] })).toContain('Geen documenten beschikbaar.')
})

test('a home under option says so and is not visited any more', () => {
  const html = page({ status: 'under-option' })
  expect(html).toContain('Dit pand is in optie')
  expect(html).toContain('Vraag informatie')
  expect(html).not.toContain('Vraag een bezoek aan')
})

test('a sold home says so, leads on, and tells neither price, street nor point', () => {
  const html = page({ status: 'sold' })
  expect(html).toContain('Dit pand is verkocht')
  expect(html).toContain('href="/nl/contact/"')
  expect(html).not.toMatch(/350\.000|350000|Veldstraat|51\.05|Vraag een bezoek aan|id="documents"/)
})

test('a price that is not published is nowhere in the page', () => {
  expect(page({ isPricePublished: false, priceCents: 35_000_000 })).not.toMatch(/350\.000|350000|35000000/)
})

test('a home without a photograph says so', () => {
  expect(page({ pictures: [] })).toContain('Geen foto’s beschikbaar.')
})

test('a long description is whole in the page, the rest behind a word', () => {
  const html = page({ description: '<p>Een zin van het huis. </p>'.repeat(60) })
  expect(html.match(/Een zin van het huis\./g)?.length).toBeGreaterThanOrEqual(60)
  expect(html).toContain('Lees meer')
})

test('nothing of another site is asked for before a click', () => {
  const html = page({ facts: { virtualTour: 'https://my.matterport.com/show/?m=abc' } })
  expect(html).toContain('href="https://my.matterport.com/show/?m=abc"')
  expect(html).not.toMatch(/<iframe|src="https:\/\/my\.matterport/)
})
