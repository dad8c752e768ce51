import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { KeyFigure } from '@/domain/content/module'
import { aFrame, moduleNeeds } from '@/testing/records/a-module'

import { FiguresModule } from './figures'

const render = (figures: KeyFigure[]) =>
  renderToStaticMarkup(
    <FiguresModule frame={aFrame({ title: 'In cijfers' })} figures={figures} {...moduleNeeds} />,
  )
const figure = (number: number): KeyFigure => ({
  id: String(number),
  figure: `${number} %`,
  meaning: `Betekenis ${number}`,
})

test('without figures there is nothing at all', () => {
  expect(render([])).toBe('')
})

test('each figure stands with what it means, as a term and its value', () => {
  const pairs = [...render([figure(1), figure(2)]).matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)]
  expect(pairs.map(([, meaning, value]) => [meaning, value])).toEqual([
    ['Betekenis 1', '1 %'],
    ['Betekenis 2', '2 %'],
  ])
})

test.each([
  [1, null],
  [2, 'grid-cols-2'],
  [3, 'md:grid-cols-3'],
  [4, 'lg:grid-cols-4'],
])('%i of them have as many places beside each other as they need', (count, columns) => {
  const html = render(Array.from({ length: count }, (_, index) => figure(index)))
  if (columns === null) expect(html).not.toContain('grid-cols')
  else expect(html).toContain(columns)
})
