import { expect, test } from 'vitest'

import { register } from './register'

test('what opens a door is handed to nobody, and what is deleted is kept for somebody', () => {
  for (const [table, { columns, exported, erased }] of Object.entries(register)) {
    expect([table, columns.length > 0]).toEqual([table, true])
    if (erased === 'deleted') expect([table, exported]).not.toEqual([table, 'nameless'])
  }
})
