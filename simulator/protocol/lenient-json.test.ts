import { expect, test } from 'vitest'

import { parseLenientJson } from './lenient-json'

test.each([
  { text: '{"Goal":0}', value: { Goal: 0 } },
  { text: "{'Goal':0,'City':'Gent'}", value: { Goal: 0, City: 'Gent' } },
  { text: '{Goal:0, WebIDs:"1,2",}', value: { Goal: 0, WebIDs: '1,2' } },
  { text: `{'Content':"l'été"}`, value: { Content: "l'été" } },
  { text: String.raw`{'Content':'it\'s "here"'}`, value: { Content: `it's "here"` } },
  { text: String.raw`{'Content':'one\ntwo \u20ac'}`, value: { Content: 'one\ntwo €' } },
  { text: '{Goal', value: undefined },
  { text: '', value: undefined },
])('$text is read as $value', ({ text, value }) => {
  expect(parseLenientJson(text)).toEqual(value)
})
