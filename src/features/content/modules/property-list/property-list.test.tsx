import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { ItemLayout } from '@/domain/content/module'
import type { SiteLink } from '@/domain/site/site'
import { aFrame, aLayout, moduleNeeds } from '@/testing/records/a-module'
import { headingsIn, linksIn } from '@/testing/markup'

import { PropertyListModule } from './property-list'

function render({
  cards = 3,
  more = null,
  ...layout
}: { cards?: number; more?: SiteLink | null } & Partial<ItemLayout>) {
  return renderToStaticMarkup(
    <PropertyListModule
      frame={aFrame({ title: 'In de kijker' })}
      layout={aLayout(layout)}
      cards={Array.from({ length: cards }, (_, index) => (
        <h3 key={index}>Huis {index + 1}</h3>
      ))}
      more={more}
      {...moduleNeeds}
    />,
  )
}

test('without homes there is nothing at all', () => {
  expect(render({ cards: 0, more: { label: 'Alles', href: '/nl/te-koop/' } })).toBe('')
})

test.each(['list', 'slider'] as const)(
  'as a %s, homes stand under the title, no more than the maximum',
  (view) => {
    expect(headingsIn(render({ view, maximum: 2 }))).toEqual(['h2 In de kijker', 'h3 Huis 1', 'h3 Huis 2'])
  },
)

test('a slider says what it is and where one is in it', () => {
  const html = render({ view: 'slider' })
  expect(html).toContain('aria-label="In de kijker"')
  expect(html).toContain('aria-label="2 van 3"')
})

test('a list has as many beside each other as asked', () => {
  expect(render({ perRow: 4 })).toContain('lg:grid-cols-4')
  expect(render({ perRow: 3 })).toContain('md:grid-cols-3')
})

test('a link leads to the whole list', () => {
  const html = render({ more: { label: '6 panden te koop', href: '/nl/te-koop/' } })
  expect(linksIn(html)).toEqual(['/nl/te-koop/'])
  expect(html).toContain('6 panden te koop')
})
