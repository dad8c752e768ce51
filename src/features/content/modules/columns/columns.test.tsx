import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { TextColumn } from '@/domain/content/module'
import { parseRichText } from '@/domain/content/rich-text'
import { aFrame, moduleNeeds } from '@/testing/records/a-module'
import { aText } from '@/testing/records/a-text'
import { headingsIn, wordsIn } from '@/testing/markup'

import { ColumnsModule } from './columns'

const column = (id: string, given: Partial<TextColumn> = {}): TextColumn => ({
  id,
  heading: `Kop ${id}`,
  body: parseRichText(aText(`Tekst ${id}`)),
  picture: null,
  ...given,
})
const render = (columns: TextColumn[], title = 'Zo werken wij') =>
  renderToStaticMarkup(<ColumnsModule frame={aFrame({ title })} columns={columns} {...moduleNeeds} />)

test('without columns there is nothing at all', () => {
  expect(render([])).toBe('')
})

test('columns stand beside each other, each with its heading and its text', () => {
  const html = render([column('a'), column('b'), column('c')])
  expect(headingsIn(html)).toEqual(['h2 Zo werken wij', 'h3 Kop a', 'h3 Kop b', 'h3 Kop c'])
  expect(wordsIn(html)).toBe('Zo werken wij Kop a Tekst a Kop b Tekst b Kop c Tekst c')
  expect(html).toContain('md:grid-cols-3')
})

test('a column may have a picture, and may do without a heading', () => {
  const html = render([
    column('a', { picture: { url: '/media/huis.jpg', alt: 'Een huis' } }),
    column('b', { heading: '' }),
  ])
  expect(html.match(/<img /g)).toHaveLength(1)
  expect(html).toContain('alt="Een huis"')
  expect(headingsIn(html)).toEqual(['h2 Zo werken wij', 'h3 Kop a'])
})

test('without a title of the module, headings of columns are one higher', () => {
  expect(headingsIn(render([column('a')], ''))).toEqual(['h2 Kop a'])
})
