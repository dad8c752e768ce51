import { expect, test } from 'vitest'

import { frenchSpaces } from './french-spaces'

test.each([
  ['Mot de passe oublié ?', 'Mot de passe oublié\u00a0?'],
  ['Planifié : ceci paraîtra ; attendez !', 'Planifié\u00a0: ceci paraîtra\u00a0; attendez\u00a0!'],
  ['« {title} »', '«\u00a0{title}\u00a0»'],
  ['https://gevel.example/?type=1, 17:30', 'https://gevel.example/?type=1, 17:30'],
  ['déjà\u00a0!', 'déjà\u00a0!'],
])('%s has no space that breaks before a mark', (text, spaced) => {
  expect(frenchSpaces(text)).toBe(spaced)
})
