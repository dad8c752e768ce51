import { expect, test } from 'vitest'

import { typeChoices } from './type-choices'

test('a type without homes is greyed unless it is chosen, and a chosen one is always there', () => {
  const choices = typeChoices({
    criteria: { typeIds: [2, 9] },
    result: { perType: new Map([[1, 12]]) },
    categories: [
      { id: 1, name: 'Huis' },
      { id: 2, name: 'Loft' },
      { id: 3, name: 'Garage' },
    ],
  })
  expect(choices).toEqual([
    { id: 1, text: 'Huis (12)', isDisabled: false },
    { id: 2, text: 'Loft (0)', isDisabled: false },
    { id: 3, text: 'Garage (0)', isDisabled: true },
    { id: 9, text: '9 (0)', isDisabled: false },
  ])
})
