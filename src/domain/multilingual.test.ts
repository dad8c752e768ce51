import { expect, test } from 'vitest'

import { textIn } from './multilingual'

test.each([
  { value: 'Thuis', text: 'Thuis' },
  { value: { nl: 'Thuis', fr: 'Accueil' }, text: 'Accueil' },
  { value: { NL: 'Thuis', FR: 'Accueil' }, text: 'Accueil' },
  { value: { fr: '', FR: 'Accueil' }, text: 'Accueil' },
  { value: { nl: 'Thuis' }, text: '' },
  { value: { fr: 12 }, text: '' },
  { value: ['Accueil'], text: '' },
  { value: 12, text: '' },
  { value: null, text: '' },
  { value: undefined, text: '' },
])('$value reads "$text" in French', ({ value, text }) => {
  expect(textIn('fr', value)).toBe(text)
})

test.each([
  { value: { nl: 'Thuis' }, text: 'Thuis' },
  { value: { nl: 'Thuis', fr: '' }, text: 'Thuis' },
  { value: { nl: 'Thuis', fr: 'Accueil' }, text: 'Accueil' },
  { value: { en: 'Home' }, text: '' },
])('$value reads "$text" in French with Dutch to fall back on', ({ value, text }) => {
  expect(textIn('fr', value, { fallback: 'nl' })).toBe(text)
})
