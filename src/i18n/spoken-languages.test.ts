import { expect, test } from 'vitest'

import { spokenLanguages } from './spoken-languages'

test.each([
  ['nl', ['Nederlands', 'Frans'], 'Spreekt Nederlands en Frans'],
  ['fr', ['Français', 'Néerlandais', 'Anglais'], 'Parle français, néerlandais et anglais'],
  ['en', ['Dutch', 'French'], 'Speaks Dutch and French'],
  ['de', ['Niederländisch'], 'Spricht Niederländisch'],
] as const)('in %s: %j', (locale, names, text) => {
  expect(spokenLanguages(names, locale)).toBe(text)
})
