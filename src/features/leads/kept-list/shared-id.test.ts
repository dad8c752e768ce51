import { expect, test } from 'vitest'

import { readSharedId, sharedIdText } from './shared-id'

const id = '00000000-0000-4000-8000-000000000001'

test('a link for two says which list and which of its links', () => {
  expect(readSharedId(sharedIdText({ id, share: 3 }))).toEqual({ id, share: 3 })
})

test.each([id, `${id}-`, `${id}-x`, `x${id}-1`, `${id}-1-1`, ''])('%j says nothing', (text) => {
  expect(readSharedId(text)).toBeNull()
})
