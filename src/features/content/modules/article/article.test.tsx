import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { ArticleSummary, ItemLayout, ModuleFrame } from '@/domain/content/module'
import { aFrame, aLayout, aSummary, moduleNeeds } from '@/testing/records/a-module'
import { headingsIn, linksIn } from '@/testing/markup'

import { ArticleModule } from './article'

const picture = { url: '/media/huis.jpg', alt: 'Een huis' }

function render(
  view: ItemLayout['view'],
  article: Partial<ArticleSummary> = {},
  frame: Partial<ModuleFrame> = {},
) {
  return renderToStaticMarkup(
    <ArticleModule
      frame={aFrame(frame)}
      layout={aLayout({ view })}
      article={aSummary(1, article)}
      {...moduleNeeds}
    />,
  )
}

test('in full it has its title, standfirst, text and picture', () => {
  const html = render('single', { picture })
  expect(headingsIn(html)).toEqual(['h2 Artikel 1'])
  expect(html).toContain('Inleiding 1')
  expect(html).toContain('Tekst 1')
  expect(html).toContain('alt="Een huis"')
})

test('under a title of the module, the article stands one lower', () => {
  expect(headingsIn(render('single', {}, { title: 'Ons verhaal' }))).toEqual([
    'h2 Ons verhaal',
    'h3 Artikel 1',
  ])
})

test('on a photograph it needs no picture of its own', () => {
  const ground = { kind: 'image', picture: { url: '/media/straat.jpg', alt: '' } } as const
  const html = render('single', { picture }, { background: ground })
  expect(html).not.toContain('huis.jpg')
  expect(html).toContain('straat.jpg')
})

test('as a card it leads to its page', () => {
  const html = render('module', { picture })
  expect(headingsIn(html)).toEqual(['h2 Artikel 1'])
  expect(linksIn(html)).toEqual(['/nl/blog/artikel-1/'])
  expect(html).not.toContain('Tekst 1')
  expect(linksIn(render('module', { href: null }))).toEqual([])
})

test('fields that a condition hides leave nothing behind', () => {
  const html = render('single', { title: '', standfirst: '', body: [] })
  expect(headingsIn(html)).toEqual([])
  expect(html).not.toContain('<p')
})
