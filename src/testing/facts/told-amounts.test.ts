import { expect, test } from 'vitest'

import { amountsIn, disagreements, readPage } from './told-amounts'

test.each([
  ['nl', '€\u00a01.275.000', [1_275_000]],
  ['fr', '€\u00a01\u202f275\u202f000', [1_275_000]],
  ['en', '€1,275,000', [1_275_000]],
  ['de', '€\u00a0950,50 pro Monat', [950.5]],
  ['nl', 'Lijfrente · bouquet €\u00a0159.000 + €\u00a0610/maand', [159_000, 610]],
  ['nl', '€\u00a01.800 Wettelijk maximum: 2 maanden huur', [1800]],
  ['nl', '1.164 m²', [1164]],
  ['nl', '163,5 kWh/m² per jaar', [163.5]],
  ['nl', '−12 kWh/m² per jaar', [-12]],
  ['nl', 'Keuken (12 m²), Hal 2 (4,5 m²)', [12, 4.5]],
  ['nl', '3 slaapkamers', [3]],
  ['nl', 'Ja', []],
] as const)('in %s "%s" has the amounts %j', (locale, text, amounts) => {
  expect(amountsIn(text, locale)).toEqual(amounts)
})

const read = (html: string) =>
  readPage(html, 'nl', { place: 'page', without: (attributes) => attributes.includes('id="cost"') })

test('an amount is told by the element that names its fact, whatever stands in it', () => {
  const { told, nameless } = read(
    '<dl><dd data-fact="livingSquareMetres">164<span> m²</span></dd><dd data-fact="price"><b>€ 350.000</b></dd></dl>',
  )
  expect(told).toEqual([
    { key: 'livingSquareMetres', amounts: [164], place: 'page' },
    { key: 'price', amounts: [350_000], place: 'page' },
  ])
  expect(nameless).toEqual([])
})

test('an amount that no element names is found, even when its unit stands in another', () => {
  expect(read('<p>Vanaf € 350.000</p><p><b>164</b><span> m²</span></p>').nameless).toEqual([
    '€ 350.000',
    '164 m²',
  ])
  expect(read('<p>3 slaapkamers in 9000 Gent</p>').nameless).toEqual([])
})

test('what is left out is not looked at, nor is what no reader sees', () => {
  const html =
    '<section id="cost"><p>€ 1</p><br/><dd data-fact="price">€ 2</dd></section><script>"€ 3"</script>'
  expect(read(html)).toEqual({ told: [], nameless: [] })
})

test('two amounts of one fact are named, with where they stand', () => {
  const { told } = read(
    '<p data-fact="price">€ 950</p><p data-fact="price">€ 905</p><p data-fact="floors">2</p>',
  )
  expect(disagreements(told)).toEqual(['price: 950 (page), 905 (page)'])
})
