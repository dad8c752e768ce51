import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { ModuleFrame } from '@/domain/content/module'
import { parseRichText } from '@/domain/content/rich-text'
import { aFrame, moduleNeeds } from '@/testing/records/a-module'
import { aText } from '@/testing/records/a-text'
import { headingsIn, wordsIn } from '@/testing/markup'

import { TextModule } from './text'

const heading = parseRichText({
  root: { children: [{ type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Kop', format: 0 }] }] },
})

const render = (frame: Partial<ModuleFrame>, body = parseRichText(aText('Inhoud'))) =>
  renderToStaticMarkup(<TextModule frame={aFrame(frame)} body={body} {...moduleNeeds} />)

test('words stand in their order: title, above, the text, below', () => {
  const html = render({ title: 'Titel', description: 'Boven\n\nEn nog', description2: 'Onder' })
  expect(wordsIn(html)).toBe('Titel Boven En nog Inhoud Onder')
  expect(html).toContain('<p>Boven</p><p>En nog</p>')
})

test('headings of the text go below the title, when there is one', () => {
  expect(headingsIn(render({ title: 'Titel' }, heading))).toEqual(['h2 Titel', 'h3 Kop'])
  expect(headingsIn(render({}, heading))).toEqual(['h2 Kop'])
})

test('without words and pictures there is nothing', () => {
  expect(render({}, [])).toBe('')
  expect(render({ description: 'Boven' }, [])).toContain('Boven')
  expect(render({ images: [{ url: '/media/huis.jpg', alt: 'Een huis' }] }, [])).toContain('alt="Een huis"')
})

test('the module takes its place on the twelve columns, and its own class', () => {
  const html = render({ columns: { sm: 12, md: 6, lg: 4 }, className: 'narrow' })
  expect(html).toContain('col-span-12 md:col-span-6 lg:col-span-4')
  expect(html).toMatch(/^<section[^>]* class="[^"]*narrow"/)
})

test.each([
  { background: { kind: 'colour', colour: 'mist' }, ground: 'bg-mist', isOnPaper: false },
  { background: { kind: 'colour', colour: 'bluestone' }, ground: 'bg-bluestone', isOnPaper: true },
  {
    background: { kind: 'image', picture: { url: '/media/huis.jpg', alt: 'Een huis' } },
    ground: 'bg-bluestone',
    isOnPaper: true,
  },
] as const)('on $background the words can be read', ({ background, ground, isOnPaper }) => {
  const html = render({ background, columns: { sm: 12, md: 8, lg: 6 } })
  expect(html).toMatch(new RegExp(`^<section[^>]*${ground}`))
  expect(html.includes('bg-paper')).toBe(isOnPaper)
  expect(html).toContain('lg:col-span-6')
})

test('a picture behind the words only decorates, pictures among them are described', () => {
  const picture = { url: '/media/huis.jpg', alt: 'Een huis' }
  const html = render({
    background: { kind: 'image', picture },
    images: [{ url: '/media/tuin.jpg', alt: 'Een tuin' }],
  })
  expect([...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['', 'Een tuin'])
})
