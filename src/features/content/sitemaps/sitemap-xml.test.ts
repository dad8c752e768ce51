import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'

import { sitemapIndexXml, urlsXml } from './sitemap-xml'

const siteUrl = 'https://www.example.be'
const site = { siteUrl, languages: locales, standard: 'nl' } as const

test('the index names its files by their whole address', () => {
  expect(sitemapIndexXml(['pages-nl-1.xml', 'homes-nl-1.xml'], siteUrl)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<sitemap><loc>https://www.example.be/sitemaps/pages-nl-1.xml</loc></sitemap>',
      '<sitemap><loc>https://www.example.be/sitemaps/homes-nl-1.xml</loc></sitemap>',
      '</sitemapindex>',
      '',
    ].join('\n'),
  )
})

test('an address names itself in every language, the standard one for anybody else, and its picture', () => {
  const alternates = { nl: '/nl/verkopen/', fr: '/fr/vendre/' }
  const image = 'https://cdn.example.be/1.jpg?width=1200&height=auto'
  const xml = urlsXml([{ path: '/fr/vendre/', changedAt: '2026-01-02T03:04:05Z', alternates, image }], site)
  expect(xml).toBe(
    '<url><loc>https://www.example.be/fr/vendre/</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="nl" href="https://www.example.be/nl/verkopen/"/>' +
      '<xhtml:link rel="alternate" hreflang="fr" href="https://www.example.be/fr/vendre/"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.be/nl/verkopen/"/>' +
      '<image:image><image:loc>https://cdn.example.be/1.jpg?width=1200&amp;height=auto</image:loc></image:image></url>\n',
  )
})

test.each([
  ['2026-01-02 03:04:05.678912+00', '2026-01-02T03:04:05.678Z'],
  ['2026-01-02 03:04:05.6+00', '2026-01-02T03:04:05.600Z'],
  ['2026-01-02 03:04:05+00', '2026-01-02T03:04:05.000Z'],
  // A database whose clock is that of Brussels.
  ['2026-07-02 03:04:05.678912+02', '2026-07-02T01:04:05.678Z'],
  [new Date('2026-01-02T03:04:05.678Z'), '2026-01-02T03:04:05.678Z'],
])('a page that changed on %s says so in UTC', (changedAt, written) => {
  const xml = urlsXml([{ path: '/nl/x/', changedAt, alternates: { nl: '/nl/x/' } }], site)
  expect(xml).toContain(`<lastmod>${written}</lastmod>`)
})

test('a site whose standard language is another says so', () => {
  const alternates = { nl: '/nl/x/', fr: '/fr/x/', de: '/de/x/' }
  const xml = urlsXml([{ path: '/nl/x/', changedAt: '2026-01-02', alternates }], {
    ...site,
    standard: 'de',
  })
  expect(xml).toContain('hreflang="x-default" href="https://www.example.be/de/x/"')
})

test('without the standard language the first there is stands for anybody else', () => {
  const xml = urlsXml([{ path: '/de/x/', changedAt: '2026-01-02', alternates: { de: '/de/x/' } }], site)
  expect(xml).toContain('hreflang="x-default" href="https://www.example.be/de/x/"')
})

test('a language that the site is not in is named by none', () => {
  const alternates = { nl: '/nl/x/', fr: '/fr/x/', de: '/de/x/' }
  const xml = urlsXml([{ path: '/nl/x/', changedAt: '2026-01-02', alternates }], {
    ...site,
    languages: ['nl', 'de'],
  })
  expect(xml).toContain('hreflang="de"')
  expect(xml).not.toContain('hreflang="fr"')
})

test.each([
  ['https://cdn.example.be/a/1.jpg?width=1&a=b', 'https://cdn.example.be/a/1.jpg?width=1&amp;a=b'],
  ['https://cdn.example.be/a/../1.jpg', 'https://cdn.example.be/1.jpg'],
  ['https://CDN.example.be/é.jpg', 'https://cdn.example.be/%C3%A9.jpg'],
  ["https://cdn.example.be/o'neill.jpg?a=<b>", 'https://cdn.example.be/o&apos;neill.jpg?a=%3Cb%3E'],
])('the picture %s is written as %s', (image, written) => {
  const xml = urlsXml([{ path: '/nl/', changedAt: '2026-01-02', alternates: { nl: '/nl/' }, image }], site)
  expect(xml).toContain(`<image:loc>${written}</image:loc>`)
})

test.each([
  ["/nl/o'neill&co/", '/nl/o&apos;neill&amp;co/'],
  ['/fr/à-vendre/', '/fr/%C3%A0-vendre/'],
  ['/nl/te-koop/?city=Sint-Niklaas&type=1', '/nl/te-koop/?city=Sint-Niklaas&amp;type=1'],
])('%s is written as %s', (path, written) => {
  const xml = urlsXml([{ path, changedAt: '2026-01-02', alternates: { nl: path } }], site)
  expect(xml).toContain(`<loc>https://www.example.be${written}</loc>`)
})
