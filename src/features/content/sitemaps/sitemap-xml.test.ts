import { expect, test } from 'vitest'

import { sitemapIndexXml, urlsXml } from './sitemap-xml'

const siteUrl = 'https://www.example.be'
const site = { siteUrl, standard: 'nl' } as const

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

test('a site whose standard language is another says so', () => {
  const alternates = { nl: '/nl/x/', fr: '/fr/x/', de: '/de/x/' }
  const xml = urlsXml([{ path: '/nl/x/', changedAt: '2026-01-02', alternates }], { siteUrl, standard: 'de' })
  expect(xml).toContain('hreflang="x-default" href="https://www.example.be/de/x/"')
})

test('without the standard language the first there is stands for anybody else', () => {
  const xml = urlsXml([{ path: '/de/x/', changedAt: '2026-01-02', alternates: { de: '/de/x/' } }], site)
  expect(xml).toContain('hreflang="x-default" href="https://www.example.be/de/x/"')
})

test.each([
  ["/nl/o'neill&co/", '/nl/o&apos;neill&amp;co/'],
  ['/fr/à-vendre/', '/fr/%C3%A0-vendre/'],
  ['/nl/te-koop/?city=Sint-Niklaas&type=1', '/nl/te-koop/?city=Sint-Niklaas&amp;type=1'],
])('%s is written as %s', (path, written) => {
  const xml = urlsXml([{ path, changedAt: '2026-01-02', alternates: { nl: path } }], site)
  expect(xml).toContain(`<loc>https://www.example.be${written}</loc>`)
})
