import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { DrawnMap } from '@/domain/content/module'
import { headingsIn, linksIn } from '@/testing/markup'
import { aFrame, moduleNeeds } from '@/testing/records/a-module'

import { MapModule } from './map'

const drawn: DrawnMap = {
  deal: 'rent',
  list: { href: '/nl/te-huur/?city=Gent', rel: 'nofollow' },
  wide: '/maps/nl/wide.svg?city=Gent&deal=rent',
  small: '/maps/nl/small.svg?city=Gent&deal=rent',
}
const html = renderToStaticMarkup(
  <MapModule frame={aFrame({ title: 'Te huur in Gent' })} map={drawn} {...moduleNeeds} />,
)

test('the map leads to its list, once for who walks with Tab, and robots do not follow a filter', () => {
  expect(headingsIn(html)).toEqual(['h2 Te huur in Gent'])
  const toList = [...html.matchAll(/<a [^>]*te-huur[^>]*>/g)].map(([tag]) => tag)
  expect(toList.map((tag) => tag.includes('nofollow'))).toEqual([true, true])
  expect(toList.filter((tag) => !tag.includes('tabindex="-1"'))).toHaveLength(1)
})

test('it is one picture with words of its own, smaller on a phone, and names whose streets it shows', () => {
  expect(html).toMatch(/<source media="[^"]*767[^"]*" srcSet="[^"]*small\.svg/)
  expect(html).toContain('src="/maps/nl/wide.svg?city=Gent&amp;deal=rent"')
  expect(html).toContain('alt="Kaart van de panden te huur"')
  expect(linksIn(html)).toContain('https://www.openstreetmap.org/copyright')
})

test('on a desktop its words stand beside it, but not where the module itself is narrow', () => {
  const inColumns = (lg: number) =>
    renderToStaticMarkup(
      <MapModule frame={aFrame({ columns: { sm: 12, md: 12, lg } })} map={drawn} {...moduleNeeds} />,
    )
  expect(inColumns(12)).toContain('lg:grid-cols-')
  expect(inColumns(6)).not.toContain('lg:grid-cols-')
})
