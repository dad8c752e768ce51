import { expect, test } from 'vitest'

import { urlsXml } from '@/features/content/sitemaps/sitemap-xml'

import { isSitemapLine } from './sitemap-line'

const [written = ''] = urlsXml(
  [
    {
      path: '/nl/te-koop/?city=Gent&type=1',
      changedAt: '2026-01-02',
      alternates: { nl: '/nl/te-koop/?city=Gent&type=1', fr: '/fr/a-vendre/?city=Gand&type=1' },
      image: '/media/1.jpg?v=1&width=2',
    },
  ],
  { siteUrl: 'https://www.example.be', languages: ['nl', 'fr'], standard: 'nl' },
).split('\n')

test('a line as the site writes it is one', () => {
  expect(isSitemapLine(written)).toBe(true)
})

test.each([
  ['a sign that is not escaped', written.replace('&amp;', '&')],
  ['no day', written.replace(/<lastmod>.*<\/lastmod>/, '')],
  [
    'no own language',
    written
      .replaceAll(
        'hreflang="nl" href="https://www.example.be/nl',
        'hreflang="nl" href="https://www.example.be/x',
      )
      .replace('x-default" href="https://www.example.be/nl', 'x-default" href="https://www.example.be/x'),
  ],
  ['nobody else’s language', written.replace(/<xhtml:link rel="alternate" hreflang="x-default"[^>]*>/, '')],
  ['no end', written.replace('</url>', '')],
  ['an address without a host', written.replace('<loc>https://www.example.be', '<loc>')],
])('%s is none', (_, text) => {
  expect(text).not.toBe(written)
  expect(isSitemapLine(text)).toBe(false)
})
