import { expect, test } from 'vitest'

import { decodeEntities } from './html-entities'

// Coverage: 9.36.
test.each([
  ['Caf&eacute; &amp; bar', 'Café & bar'],
  ['&Eacute;tage, &euro; 5, &frac12;, &yuml;', 'Étage, € 5, ½, ÿ'],
  ['&AMP; &NBSP;', '& \u00a0'],
  ['&#233; &#xE9; &#XE9; &#x1F3E0;', 'é é é 🏠'],
  ['l&#146;eau &#128;', 'l’eau €'],
  ['&#0;&#xD800;&#x110000;.', '.'],
  ['&unknown; & &; &eacute', '&unknown; & &; &eacute'],
  ['&amp;lt;', '&lt;'],
])('%s decodes to %s', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})
