import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { unitViewOf } from '@/domain/listing/unit-view'
import { locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { aProject, aProjectSummary, aUnit } from '@/testing/records/a-project'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { ProjectPage, type ProjectPageProps } from './project-page'

function render(given: Partial<ProjectPageProps> = {}): string {
  return renderToStaticMarkup(
    <ProjectPage
      project={aProject()}
      view={unitViewOf('')}
      similar={[]}
      locale="nl"
      hosts={{ storageHost: 'storage.example', cdnOrigin: '' }}
      agency={{ name: 'Gevel', phone: '09 000 12 34' }}
      agent={null}
      messageHref={null}
      mapPicture={null}
      settings={{ ignoredMarquees: [] }}
      jsonLd={{}}
      {...given}
    />,
  )
}

const flats = [
  aUnit({ id: 1, reference: 'A1', floor: 0, bedrooms: 1, livingSquareMetres: 61, priceCents: 21_000_000 }),
  aUnit({ id: 2, reference: 'A2', floor: 1, status: 'sold', priceCents: 19_900_000 }),
  aUnit({ id: 3, reference: 'A3', floor: 2, status: 'under-option', priceCents: 20_500_000 }),
  aUnit({ id: 4, reference: 'A4', floor: 3, bedrooms: 3, livingSquareMetres: 112, priceCents: 41_000_000 }),
]

// Coverage: 2.108, 2.109, 2.110, 2.111.
test('the page has every part in its order', () => {
  const html = render({
    project: aProject({ documents: [{ id: 1, name: 'Lastenboek', url: 'https://files.example/1.pdf' }] }),
    similar: [aProjectSummary()],
  })
  expect(headingsIn(html)).toEqual([
    'h1 De Weverij',
    'h2 Omschrijving',
    'h2 Vragen over dit project?',
    'h2 Prijslijst',
    'h2 Oplevering',
    'h2 Ligging',
    'h2 Technische beschrijving',
    'h2 Documenten',
    'h2 Gelijkaardige projecten',
    'h3 Molenpark',
  ])
  expect(linksIn(html)).toContain('https://files.example/1.pdf')
})

const placed = aUnit({ longitude: 3.72, latitude: 51.05, isPointExact: true })

test('a project stands on a map by its homes, exactly only where its own address is told', () => {
  const html = render({ project: aProject({ units: [placed] }), mapPicture: '/maps/nl/1-x.svg' })
  expect(html).toContain('src="/maps/nl/1-x.svg"')
  expect(html).toContain('Weverstraat 8')
  expect(html).toContain('3.72')
  expect(headingsIn(html).filter((heading) => heading === 'h2 Ligging')).toHaveLength(1)
  const hidden = render({ project: aProject({ units: [placed], isAddressPublished: false }) })
  expect(hidden).not.toContain('3.72')
  expect(hidden).not.toContain('id="map"')
})

test('each home has its own plan, which opens among those of the others', () => {
  const units = [
    aUnit({ id: 1, reference: 'A1', planUrl: 'https://storage.example/1.png' }),
    aUnit({ id: 2, reference: 'A2' }),
    aUnit({ id: 3, reference: 'A3', planUrl: 'https://storage.example/3.png' }),
  ]
  const html = render({ project: aProject({ units }) })
  const links = [...html.matchAll(/<a [^>]*data-index="(\d)"[^>]*>/g)].map(([link, index]) => [
    /aria-label="([^"]*)"/.exec(link)?.[1],
    index,
  ])
  expect(links).toEqual([
    ['Plan: Appartement A1', '0'],
    ['Plan: Appartement A3', '1'],
  ])
  expect(wordsIn(html)).toContain('Plannen')
  expect(render()).not.toContain('data-index')
})

test('a marquee that stands in the place of a price does so in the price list', () => {
  const units = [aUnit({ priceCents: null, marqueeId: 4, marqueeName: 'Compromis getekend' }), ...flats]
  const list = (ignoredMarquees: number[]) =>
    wordsIn(render({ project: aProject({ units }), settings: { ignoredMarquees } }))
  expect(list([4])).toContain('Compromis getekend')
  expect(list([4])).not.toContain('Prijs op aanvraag')
  expect(list([])).toContain('Prijs op aanvraag')
})

test('each unit leads to its own page, and a sold one says so instead of a price', () => {
  const html = render({ project: aProject({ units: flats }) })
  const rows = [...html.matchAll(/<tr role="row" class="[^"]*relative.*?<\/tr>/gs)].map(([row]) =>
    wordsIn(row),
  )
  expect(rows).toEqual([
    'Appartement A1 1 slaapkamer · 61 m² · Gelijkvloers Gelijkvloers 61 m² 1 € 210.000 Beschikbaar',
    'Appartement A2 2 slaapkamers · 92 m² · Verdieping 1 1 92 m² 2 Verkocht',
    'Appartement A3 2 slaapkamers · 92 m² · Verdieping 2 2 92 m² 2 € 205.000 In optie',
    'Appartement A4 3 slaapkamers · 112 m² · Verdieping 3 3 112 m² 3 € 410.000 Beschikbaar',
  ])
  expect(linksIn(html)).toContain('/nl/te-koop/gent/appartement/2/')
})

const toLet = [
  aUnit({ id: 5, reference: 'B1', deal: 'rent', priceCents: 95_000, priceUnitText: '€/maand' }),
  aUnit({ id: 6, reference: 'B2', deal: 'rent', priceCents: 120_000, priceUnitText: '€/maand' }),
]

test('homes to let tell their rents with the period, and no costs of buying', () => {
  const words = wordsIn(render({ project: aProject({ units: toLet }) }))
  expect(words).toContain('€ 950 – € 1.200/maand')
  expect(words).not.toMatch(/btw|Te huur/)
})

test('beside homes for sale the rents stand apart', () => {
  const words = wordsIn(render({ project: aProject({ units: [...toLet, ...flats] }) }))
  expect(words).toContain('€ 210.000 – € 410.000 Prijs excl. btw en kosten Te huur € 950 – € 1.200/maand')
  expect(words).toContain('exclusief 21% btw')
})

test('its price goes from the cheapest to the dearest unit that can be had', () => {
  const words = wordsIn(render({ project: aProject({ units: flats }) }))
  expect(words).toContain('€ 210.000 – € 410.000 Prijs excl. btw en kosten')
  expect(words).toContain('Nog 2 van de 4 woningen vrij')
  expect(words).toContain('exclusief 21% btw')
})

test('bedrooms and what is free are chosen by links that keep each other', () => {
  const html = render({ project: aProject({ units: flats }), view: unitViewOf('bedrooms=3&sort=-price') })
  expect(wordsIn(html)).not.toContain('Appartement A1')
  expect(wordsIn(html)).toContain('Appartement A4')
  expect(linksIn(html)).toEqual(
    expect.arrayContaining([
      '/nl/projecten/502/?sort=-price#units',
      '/nl/projecten/502/?bedrooms=1&amp;sort=-price#units',
      '/nl/projecten/502/?bedrooms=3&amp;free=1&amp;sort=-price#units',
      '/nl/projecten/502/?bedrooms=3&amp;sort=price#units',
    ]),
  )
})

test('a choice that no unit meets leads back to all of them', () => {
  const html = render({ project: aProject({ units: [flats[1]!] }), view: unitViewOf('free=1') })
  expect(wordsIn(html)).toContain('Geen enkele woning voldoet aan deze keuze. Toon alle woningen')
})

test('a row of houses has no column of floors', () => {
  const html = render({ project: aProject({ units: [aUnit({ floor: 0 })] }) })
  expect(wordsIn(html)).not.toContain('Verdieping')
  expect(wordsIn(html)).not.toContain('Gelijkvloers')
})

test.each(locales)('in %s a sold-out project says so and leads on', (locale) => {
  const html = render({ locale, project: aProject({ units: [aUnit({ status: 'sold' })] }) })
  const words = wordsIn(html)
  expect(words).toContain(messages[locale].project.sold_out_title)
  expect(words).toContain(messages[locale].project.sold_out)
  expect(words).not.toContain('€')
  expect(words).not.toContain(messages[locale].project.costs_plain)
  expect(linksIn(html).some((href) => href.includes('?city='))).toBe(true)
})

// Coverage: 8.18, 8.19.
test.each(locales)('in %s what is missing is said, with whom to ask', (locale) => {
  const html = render({ locale, project: aProject({ units: [] }) })
  const { error } = messages[locale]
  for (const text of [error.no_photos, error.no_documents, error.no_constructions])
    expect(wordsIn(html)).toContain(text)
  expect(linksIn(html).filter((href) => href === '#contact')).toHaveLength(3)
})

test('words of the platform cannot end the data for search engines', () => {
  const html = render({ jsonLd: { name: '</script><script>alert(1)</script>' } })
  expect(html).not.toContain('<script>alert')
})

test('who answers for the homes is named beside the project, with a way to their page; else the agency is', () => {
  const agent = { name: 'An Peeters', phone: '0470 12 34 56', email: null, role: 'Makelaar' }
  const html = render({ agent: { ...agent, href: '/nl/team/an-peeters/1/' } })
  expect(wordsIn(html)).toContain('An Peeters Makelaar')
  expect(linksIn(html)).toEqual(expect.arrayContaining(['/nl/team/an-peeters/1/', 'tel:+32470123456']))
  expect(linksIn(render({ agent: { ...agent, phone: null } }))).toContain('tel:+3290001234')
})
