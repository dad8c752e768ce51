import { expect, test } from 'vitest'

import { previousSecret } from './previous-secret'

const previous = 'the-secret-of-last-year'

test('links of the previous secret hold for the day of the change and thirty more', () => {
  const rotation = { LINK_SECRET_PREVIOUS: previous, LINK_SECRET_CHANGED: '2026-11-18' }
  expect(previousSecret(rotation)).toEqual({ secret: previous, until: new Date('2026-12-19T00:00:00Z') })
})

test.each([
  { LINK_SECRET_PREVIOUS: '', LINK_SECRET_CHANGED: '2026-11-18' },
  { LINK_SECRET_PREVIOUS: previous, LINK_SECRET_CHANGED: '' },
])('without a secret or the day of its change none holds: $LINK_SECRET_CHANGED', (rotation) => {
  expect(previousSecret(rotation)).toBeNull()
})
