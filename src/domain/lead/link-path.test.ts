import { expect, test } from 'vitest'

import { documentPath, linkPath, unsubscribePath } from './link-path'
import { linkPurposes, linkUntil } from './link-purpose'

test.each(linkPurposes)('a link for %s is a path of its own, with its token last', (purpose) => {
  expect(linkPath('fr', purpose, 'token')).toMatch(/^\/fr\/[a-z/-]+\/token\/$/)
})

test('what a page of its own does is below it', () => {
  expect(unsubscribePath('nl', 'demand', 'token')).toBe('/nl/demand/token/stop/')
  expect(unsubscribePath('nl', 'newsletter-stop', 'token')).toBe('/nl/newsletter/stop/token/stop/')
  expect(documentPath('de', 'token', 5501)).toBe('/de/documents/token/5501/')
})

test('documents can be fetched for fourteen days', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(linkUntil('documents', now)).toEqual(new Date('2026-11-29T12:00:00Z'))
})
