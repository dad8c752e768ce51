import { expect, test } from 'vitest'

import { amountsIn, disagreements, readPage } from './shown-amounts'

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

const read = (html: string) => readPage(html, 'nl', { place: 'page' })

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
  expect(read('<p>3 slaapkamers in 9000 Gent</p>').nameless).toEqual(['3 slaapkamer'])
})

test('what no reader sees is not looked at', () => {
  const html = '<template><p>€ 1</p><br/><dd data-fact="price">€ 2</dd></template><script>"€ 3"</script>'
  expect(read(html)).toEqual({ told: [], cards: [], nameless: [] })
})

test('words for the eye and words for the ear each tell the fact', () => {
  const { told, nameless } = read(
    '<ul><li data-fact="bedrooms"><span aria-hidden="true">3 slpk.</span><span>4 slaapkamers</span></li></ul>',
  )
  expect(told.map(({ amounts }) => amounts)).toEqual([[3], [4]])
  expect(disagreements(told)).toHaveLength(1)
  expect(nameless).toEqual([])
})

test('the card of another home tells of that home alone, and names its amounts too', () => {
  const card = (price: string) => `<article><p data-fact="price">${price}</p></article>`
  const { told, cards, nameless } = read(
    `<article><p data-fact="price">€ 1</p><ul><li>${card('€ 2')}</li><li>${card('€ 3')}</li></ul></article>`,
  )
  expect(told).toEqual([{ key: 'price', amounts: [1], place: 'page' }])
  expect(cards.map(([one]) => one?.amounts)).toEqual([[2], [3]])
  expect(nameless).toEqual([])
  expect(read('<article><article><p>€ 2</p></article></article>').nameless).toEqual(['€ 2'])
})

test('two amounts of one fact are named, with where they stand', () => {
  const { told } = read(
    '<p data-fact="price">€ 950</p><p data-fact="price">€ 905</p><p data-fact="floors">2</p>',
  )
  expect(disagreements(told)).toEqual(['price: 950 (page), 905 (page)'])
})
