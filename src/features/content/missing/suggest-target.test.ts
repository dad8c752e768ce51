import { expect, test } from 'vitest'

import { suggestTarget } from './suggest-target'

const known = [
  { path: '/nl/contact/', title: 'Contact', language: 'nl' as const },
  { path: '/fr/contact/', title: 'Contact', language: 'fr' as const },
  { path: '/nl/over-ons/', title: 'Wie we zijn', language: 'nl' as const },
  { path: '/nl/te-koop/', title: 'Te koop', language: 'nl' as const },
  { path: '/nl/blog/vijf-tips/', title: 'Vijf tips', language: 'nl' as const },
]

test.each([
  ['/contact.html', '/nl/contact/'],
  ['/contact/formulaire.html', ''],
  ['/fr/contactez/', '/fr/contact/'],
  ['/over_ons.php', '/nl/over-ons/'],
  ['/wie-we-zijn/', '/nl/over-ons/'],
  ['/aanbod/te-koop/12', '/nl/te-koop/'],
  ['/nieuws/vijf-tips-2019', '/nl/blog/vijf-tips/'],
  ['/xyz-qqq', ''],
  ['/12345', ''],
])('for %s the page %s is offered', (asked, target) => {
  expect(suggestTarget(asked, known, 'nl')).toBe(target)
})
