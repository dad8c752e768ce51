import { expect, test } from 'vitest'

import { sitemapIndexXml, sitemapXml } from './sitemap'

const site = 'https://www.example.be'

test('the index names its files by their whole address', () => {
  expect(sitemapIndexXml(['pages-1.xml', 'homes-1.xml'], site)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<sitemap><loc>https://www.example.be/sitemaps/pages-1.xml</loc></sitemap>',
      '<sitemap><loc>https://www.example.be/sitemaps/homes-1.xml</loc></sitemap>',
      '</sitemapindex>',
      '',
    ].join('\n'),
  )
})

test('an address names itself in every language, and the main one for anybody else', () => {
  const alternates = { nl: '/nl/verkopen/', fr: '/fr/vendre/' }
  const xml = sitemapXml([{ path: '/fr/vendre/', changedAt: '2026-01-02T03:04:05Z', alternates }], site)
  expect(xml).toContain(
    '<url><loc>https://www.example.be/fr/vendre/</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="nl" href="https://www.example.be/nl/verkopen/"/>' +
      '<xhtml:link rel="alternate" hreflang="fr" href="https://www.example.be/fr/vendre/"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.be/nl/verkopen/"/></url>',
  )
})

test('without the main language the first there is stands for anybody else', () => {
  const xml = sitemapXml([{ path: '/de/x/', changedAt: '2026-01-02', alternates: { de: '/de/x/' } }], site)
  expect(xml).toContain('hreflang="x-default" href="https://www.example.be/de/x/"')
})

test('signs with a meaning in XML are written as entities', () => {
  const path = "/nl/o'neill&co/"
  const xml = sitemapXml([{ path, changedAt: '2026-01-02', alternates: { nl: path } }], site)
  expect(xml).toContain('<loc>https://www.example.be/nl/o&apos;neill&amp;co/</loc>')
})
