import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Locale } from '@/i18n/locales'
import { anAgency } from '@/testing/records/an-agency'
import { aListingPage } from '@/testing/records/a-listing-page'
import { wordsIn } from '@/testing/markup'

import { cardProps } from '../list/card-props'
import type { ListingContact } from './listing-contact'
import { ListingPage, type ListingPageProps } from './listing-page'

const agency = anAgency()
const documents = [
  { id: 1, name: 'EPC-attest', url: 'https://files.example/1.pdf', isPublished: true },
  { id: 2, name: 'Kwaad', url: 'javascript:alert(1)', isPublished: true },
]

type Given = Parameters<typeof aListingPage>[0]

const page = (
  given: Given = {},
  locale: Locale = 'nl',
  agent: ListingContact | null = null,
  further: Partial<ListingPageProps> = {},
) =>
  renderToStaticMarkup(
    <ListingPage
      listing={aListingPage({ documents, ...given })}
      locale={locale}
      hosts={{ storageHost: '', cdnOrigin: '' }}
      settings={{ ignoredMarquees: [], hideCity: false }}
      agency={agency}
      agent={agent}
      project={null}
      similar={[]}
      legalFacts={[]}
      now={new Date('2026-02-01T12:00:00Z')}
      checkedAt="2026-02-01T11:58:00Z"
      url="https://gevel.example/nl/te-koop/gent/huis/40217/"
      pages={{ contact: '/nl/contact/' }}
      {...further}
    />,
  )

test('a description that has no words in the language of the page says which language it is in', () => {
  const html = page({ writtenIn: 'nl' }, 'de')
  expect(wordsIn(html)).toContain('Dieser Text liegt nur auf Niederländisch vor.')
  expect(html).toMatch(/<h2 lang="nl">Gezinswoning met tuin<\/h2>/)
  expect(html).toMatch(/<div lang="nl"><p[^>]*>Rustig gelegen woning\.<\/p>/)
  expect(page({ writtenIn: 'nl', title: 'Haus', typeName: 'Haus' }, 'de')).toContain('<h2>Haus</h2>')
  expect(wordsIn(page({ writtenIn: 'en' }, 'fr'))).toContain('Ce texte n’est disponible qu’en anglais.')
  expect(page({}, 'de')).not.toMatch(/lang="nl"|nur auf/)
})

// Coverage: 2.96.
test('an available home can be visited, asked about, printed and found on the map', () => {
  const html = page()
  expect(html).toContain('Veldstraat 1, 9000\u00a0Gent')
  expect(html).toContain('Vraag een bezoek aan')
  expect(html).toContain('Vraag informatie')
  expect(html).toContain('id="map"')
  expect(html).toContain('aria-label="QR-code van deze pagina"')
  expect(html).toContain('Nagekeken in de kantoorsoftware op 1 februari 2026 om 12.58\u00a0uur')
})

// Coverage: 6.4.
test('the manager or adviser of a home is its contact, else the agency', () => {
  const agent = {
    name: 'An Peeters',
    role: 'Vastgoedadviseur',
    phone: '0470123456',
    email: 'an@gevel.example',
  }
  const words = wordsIn(page({}, 'nl', agent))
  expect(words).toContain('An Peeters')
  expect(words).toContain('Vastgoedadviseur')
  expect(words).toContain('0470 12 34 56')
  expect(wordsIn(page())).not.toContain('An Peeters')
  expect(wordsIn(page())).toContain(agency.name)
})

// Coverage: 1.47, 9.47.
test('the energy label is drawn as an arrow that says what it is', () => {
  expect(page({ energyLabel: 'C', energyKwh: 238 })).toMatch(
    /<svg role="img" aria-label="[^"]*C[^"]*238[^"]*"[^>]*>.*?<text[^>]*>C<\/text>/s,
  )
})

test('what became of a home is told only where the agency tells it', () => {
  const history = [
    { at: '2026-01-02T10:00:00Z', status: 'available', priceCents: 35_000_000, isFirstSync: false },
  ] as const
  const told = /Online sinds 2 januari 2026|30 dagen online/
  expect(page({ history: [...history] })).not.toMatch(told)
  expect(page({ history: [...history] }, 'nl', null, { hasHistory: true })).toMatch(told)
})

const openDays = '2026-02-07T09:00:00.000Z/2026-02-07T11:00:00.000Z'

test('a day on which everybody may come stands under the price, and leads to the form that joins it', () => {
  const html = page({ facts: { openDays } })
  expect(wordsIn(html)).toContain('zaterdag 7 februari, 10.00 – 12.00')
  expect(html).toContain('href="/nl/forms/visit/?home=40217#visit-openDay"')
  expect(wordsIn(page({ facts: { openDays } }, 'fr'))).toContain('samedi 7 février, 10h00 – 12h00')
  // Over, or somebody else's by now.
  const past = '2026-01-10T09:00:00.000Z/2026-01-10T11:00:00.000Z'
  for (const given of [
    { facts: { openDays: past } },
    { facts: { openDays }, status: 'under-option' } as const,
  ])
    expect(page(given)).not.toContain('#visit-openDay')
})

test('its card names the day until it is over', () => {
  const ribbon = (given: Given) =>
    cardProps(aListingPage(given), {
      locale: 'nl',
      settings: { ignoredMarquees: [], hideCity: false },
      hosts: { storageHost: '', cdnOrigin: '' },
    }).ribbon
  const coming = '2999-02-09T09:00:00.000Z/2999-02-09T11:00:00.000Z'
  expect(ribbon({ openDays: coming })).toEqual({ tone: 'new', text: 'Opendeurdag za 9 feb' })
  expect(ribbon({ openDays: coming, status: 'under-option' })?.text).toBe('In optie')
  expect(ribbon({ openDays })).toBeUndefined()
})

test('the agency’s number for messages stands beside the telephone, on the card and in the bar', () => {
  const html = page({}, 'nl', null, { agency: { ...agency, whatsapp: '0470 00 12 34' } })
  const [, text = ''] = /https:\/\/wa\.me\/32470001234\?text=([^"]*)/.exec(html) ?? []
  expect(decodeURIComponent(text)).toContain('V-40217')
  expect(decodeURIComponent(text)).toContain('https://gevel.example/nl/te-koop/gent/huis/40217/')
  expect(html.match(/https:\/\/wa\.me\/32470001234/g)).toHaveLength(2)
  expect(page()).not.toContain('wa.me/3')
})

// Coverage: 2.98.
test('the description leads on to every part of the page that it names', () => {
  const html = page()
  const [, parts = ''] = /<nav aria-label="Op deze pagina"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  const ids = [...parts.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(2)
  for (const id of ids) expect(html).toContain(`id="${id}"`)
})

test.each(['available', 'under-option', 'sold', 'rented'] as const)(
  'no link of a home that is %s leads to a part that its page does not have',
  (status) => {
    const html = page({ status })
    const ids = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
    // Its label stands beside the price all the same.
    expect(html).toMatch(/<(a href="#energy"|span) class="inline-flex min-h-11 items-center print:hidden">/)
  },
)

test('the page is a story: where, energy, law and documents, then all details behind one line', () => {
  const html = page()
  const places = ['id="map"', 'id="energy"', 'id="legal"', 'id="documents"', 'id="details"']
  const found = places.map((part) => html.indexOf(part, html.indexOf('id="map"')))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
})

test('the sentence a description opens with is set apart, and its title is the heading', () => {
  const html = page({ title: 'Wonen aan het water', description: '<p>Ruim huis. Met tuin.</p>' })
  expect(html).toContain('<h2>Wonen aan het water</h2>')
  expect(html).toContain('>Ruim huis.</p>')
  expect(html).toContain('>Met tuin.</p>')
})

// Coverage: 2.102, 8.17.
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

test('beside a sold home stands how to hear of the next, and what leads there is said once more only in the bar', () => {
  const pages = { register: '/nl/op-zoek/', valuation: '/nl/gratis-schatting/', contact: '/nl/contact/' }
  const html = page({ status: 'sold' }, 'nl', null, { pages })
  const [card = ''] = /<section aria-labelledby="instead-card".*?<\/section>/s.exec(html) ?? []
  expect(wordsIn(card)).toBe(
    'Zoekt u zoiets? Vertel ons wat u zoekt, en we mailen u zodra er een gelijkaardig pand bijkomt. Verwittig mij Wat is mijn woning waard?',
  )
  const [, bar = ''] = html.split('data-bottom-bar="edge"')
  expect(wordsIn(bar)).toMatch(/Verkocht Verwittig mij/)
  expect(html.match(/href="\/nl\/op-zoek\/"/g)).toHaveLength(2)
  expect(html.match(/href="\/nl\/gratis-schatting\/"/g)).toHaveLength(1)
  expect(html.match(/href="\/nl\/contact\/"/g)).toHaveLength(1)
  // An agency without a page to register on promises no mail.
  const without = page({ status: 'sold' }, 'nl', null, { pages: { valuation: pages.valuation } })
  expect(without).not.toMatch(/instead-card|data-bottom-bar/)
  expect(without).toContain('href="/nl/gratis-schatting/"')
  expect(page({}, 'nl', null, { pages })).not.toContain('instead-card')
})

test('a price that is not published is nowhere in the page', () => {
  expect(page({ isPricePublished: false, priceCents: 35_000_000 })).not.toMatch(/350\.000|350000|35000000/)
})

// Coverage: 9.25.
test.each<{ given: Parameters<typeof aListingPage>[0]; says: string | null }>([
  { given: { isPricePublished: false }, says: 'Prijs op aanvraag' },
  { given: { priceCents: null }, says: 'Prijs op aanvraag' },
  // The law wants every rent told, and no word stands for it.
  { given: { isPricePublished: false, deal: 'rent' }, says: null },
  { given: { priceCents: null, deal: 'rent' }, says: null },
])('without an amount the page and the card of $given say $says', ({ given, says }) => {
  const card = cardProps(aListingPage(given), {
    ...{ locale: 'nl', settings: { ignoredMarquees: [], hideCity: false } },
    hosts: { storageHost: '', cdnOrigin: '' },
  })
  expect(card.price).toEqual(says && { word: says })
  expect(page(given).includes('op aanvraag')).toBe(says !== null)
})

// Coverage: 9.22.
test.each([
  { locale: 'nl', written: ['€ 1.275.000', '1.557', '€ 1.872'], never: /\d[,\u00a0\u202f]\d{3}(?!\d)/ },
  { locale: 'fr', written: ['€ 1 275 000', '1 557', '€ 1 872'], never: /\d[.,]\d{3}(?!\d)/ },
  { locale: 'en', written: ['€1,275,000', '1,557', '€1,872'], never: /\d[.\u00a0\u202f]\d{3}(?!\d)/ },
  { locale: 'de', written: ['€ 1.275.000', '1.557', '€ 1.872'], never: /\d[,\u00a0\u202f]\d{3}(?!\d)/ },
] as const)('all figures of a page are grouped as $locale groups them', ({ locale, written, never }) => {
  const html = page(
    {
      priceCents: 127_500_000,
      plotSquareMetres: 1557,
      facts: { cadastralIncome: 1872, energyTotal: 171_495 },
    },
    locale,
  )
  const shown = html
    .slice(html.indexOf('<h1'), html.indexOf('data-behaviour="print-button"'))
    .replaceAll(/<[^>]+>/g, '|')
  for (const figure of written) expect(wordsIn(shown)).toContain(figure)
  // The agent's number of recognition is no figure.
  expect(never.exec(shown.replace('505.123', ''))).toBeNull()
})

test('a home without a photograph says so', () => {
  expect(page({ pictures: [] })).toContain('Geen foto’s beschikbaar.')
})

test('a long description is whole and open in the page', () => {
  const html = page({ description: '<p>Een zin van het huis. </p>'.repeat(60) })
  expect(html.match(/Een zin van het huis\./g)?.length).toBeGreaterThanOrEqual(60)
  expect(html.slice(0, html.lastIndexOf('Een zin van het huis.'))).not.toContain('<details')
})

test.each([
  { photographs: 7, still: 'https://storage.example/7.jpg' },
  { photographs: 5, still: undefined },
])('of $photographs photographs the still of a tour is $still: none that stands there already', (given) => {
  const pictures = Array.from({ length: given.photographs }, (_, at) => ({
    url: `https://storage.example/${at + 1}.jpg`,
    width: 1440,
    height: 960,
  }))
  const html = page({ pictures, facts: { virtualTour: 'https://my.matterport.com/show/?m=abc' } })
  const [tour = ''] = /<section id="tour".*?<\/section>/s.exec(html) ?? []
  expect(tour).toContain('my.matterport.com')
  expect(/<img src="([^"]*)"/.exec(tour)?.[1]).toBe(given.still)
  // A phone has all of them in its row.
  if (given.still) expect(tour).toContain('<picture class="max-md:hidden')
})

test('nothing of another site is asked for before a click', () => {
  const html = page({ facts: { virtualTour: 'https://my.matterport.com/show/?m=abc' } })
  expect(html).toContain('href="https://my.matterport.com/show/?m=abc"')
  expect(html).not.toMatch(/<iframe|src="https:\/\/my\.matterport/)
})
