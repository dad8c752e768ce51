import { expect, test } from 'vitest'

import { anonymousText } from './anonymous-text'

test.each([
  ['Vraag van Emma Martens', 'Emma Martens', 'Vraag van …'],
  ['Martens belt terug', 'E. Martens', '… belt terug'],
  ['MARTENS komt zaterdag', 'E. Martens', '… komt zaterdag'],
  ['Vroeg naar Martensstraat', 'E. Martens', 'Vroeg naar Martensstraat'],
  ['Schrijf naar emma@example.com of 0470 12 34 56', null, 'Schrijf naar … of …'],
  ['Bod van 350.000 op 15-11-2026', null, 'Bod van 350.000 op 15-11-2026'],
  ['Telefonische vraag', null, 'Telefonische vraag'],
])('%s, by %s, reads %s', (text, contact, shown) => {
  expect(anonymousText(text, contact)).toBe(shown)
})
