import { expect, test } from 'vitest'

import { filledTemplate, usualTemplate } from './reply'

test.each([
  ['Over {home}.\n\nTot gauw.', '100109, Gent', 'Over 100109, Gent.\n\nTot gauw.'],
  ['Over {home}.\n\nTot gauw.', null, 'Tot gauw.'],
  ['{home} en {home}', '$& 1', '$& 1 en $& 1'],
  ['Tot gauw.', null, 'Tot gauw.'],
])('%j about %j reads %j', (template, home, text) => {
  expect(filledTemplate(template, { home })).toBe(text)
})

test('a visit is answered with a proposal for a visit, any other question with a call', () => {
  expect(usualTemplate('visit')).toBe('visit')
  expect(usualTemplate('enquiry')).toBe('call')
})
