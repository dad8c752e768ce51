import { expect, test } from 'vitest'

import { languages } from '../language'
import { streetIn } from './bilingual-street'

const both = 'Rue de la Loi / Wetstraat'

test.each([
  { street: both, names: ['Wetstraat', 'Rue de la Loi', both, both] },
  {
    street: 'Louizalaan - Avenue Louise',
    names: ['Louizalaan', 'Avenue Louise', 'Louizalaan - Avenue Louise', 'Louizalaan - Avenue Louise'],
  },
  { street: 'Chaussée de Gand/Gentsesteenweg', names: ['Gentsesteenweg', 'Chaussée de Gand'] },
])('$street is $names in nl, fr, en and de', ({ street, names }) => {
  expect(languages.map((language) => streetIn(street, language)).slice(0, names.length)).toEqual(names)
})

test.each([
  'Kerkstraat',
  'Rue Saint-Jean',
  'Sint-Jansstraat',
  'Kerkstraat - blok B',
  'Bosstraat / Beekstraat',
])('%s has one name', (street) => {
  expect(new Set(languages.map((language) => streetIn(street, language)))).toEqual(new Set([street]))
})
