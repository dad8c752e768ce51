import { expect, test } from 'vitest'

import { placeItems } from './place-items'

const homes = { sale: 12, rent: 1 }

test('a place is sent as a city, a province as a province, a near spelling stands apart', () => {
  const items = placeItems(
    {
      exact: [
        {
          kind: 'zip',
          name: '9000 Gent',
          within: 'Oost-Vlaanderen',
          place: { city: 'Gent', zip: '9000' },
          homes,
        },
        { kind: 'province', name: 'Antwerpen', within: null, province: 'BE-VAN', homes },
      ],
      didYouMean: [{ kind: 'municipality', name: 'Genk', within: 'Limburg', place: { city: 'Genk' }, homes }],
    },
    { locale: 'nl', deal: 'rent' },
  )
  expect(items).toEqual([
    { name: 'city', value: 'Gent|9000', label: '9000 Gent', hint: 'Oost-Vlaanderen · 1 pand te huur' },
    { name: 'province', value: 'BE-VAN', label: 'Antwerpen (provincie)', hint: '1 pand te huur' },
    {
      name: 'city',
      value: 'Genk',
      label: 'Genk',
      hint: 'Limburg · 1 pand te huur',
      heading: 'Bedoelde u…',
    },
  ])
})
