import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'

import { EmptyList } from './wider-search'

test.each([
  ['nl', 'De plaats ‘Gnt’ kennen we niet', 'Bedoelde u Gent? (98)'],
  ['en', 'We know no place called ‘Gnt’', 'Did you mean Gent? (98)'],
] as const)(
  'a place that nobody knows is named as such, in %s, with what may be meant',
  (locale, title, question) => {
    const meant = [
      { name: 'Gent', criteria: { ...criteriaFor('sale'), places: [{ city: 'Gent' }] }, count: 98 },
    ]
    const html = renderToStaticMarkup(
      <EmptyList locale={locale} deal="sale" relaxations={[]} unknown="Gnt" meant={meant} />,
    )
    expect(html).toContain(title)
    expect(html).toContain(question)
  },
)
