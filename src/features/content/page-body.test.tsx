import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { parseRichText } from '@/domain/content/rich-text'
import { aFrame, aLayout, aSummary, moduleNeeds } from '@/testing/records/a-module'
import { aText } from '@/testing/records/a-text'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { ListedModules, PageBody, type PageBodyProps } from './page-body'
import { noSeo } from './read/page-seo'
import type { ContentPage, PageBanner } from './read/read-page'
import type { ShownModule } from './read/shown-module'

const text = (title: string, lg = 12, background: ShownModule['frame']['background'] = { kind: 'none' }) =>
  ({
    kind: 'text',
    frame: aFrame({ id: title, title, columns: { sm: 12, md: 12, lg }, background }),
    body: [],
  }) satisfies ShownModule

const banner: PageBanner = {
  type: 'colour',
  title: 'In de banner',
  description: '',
  image: null,
  images: [],
  video: null,
  colour: 'sand',
  isTransparent: false,
  callToAction: null,
}

function props(page: Partial<ContentPage>): PageBodyProps {
  return {
    page: {
      id: 1,
      name: 'Verkopen',
      title: 'Verkopen',
      description: '',
      image: null,
      body: [],
      banner: null,
      hasBreadcrumb: true,
      className: '',
      modules: [],
      seo: noSeo,
      paths: new Map([
        ['pages/4', { entry: 'page-4', title: 'Contact', href: '/nl/contact/', isExternal: false }],
      ]),
      media: new Map(),
      tags: [],
      ...page,
    },
    locale: 'nl',
    hosts: moduleNeeds.hosts,
    site: {
      agency: {} as PageBodyProps['site']['agency'],
      settings: { hasCounts: true, ignoredMarquees: [], hideCity: false },
    },
  }
}

const render = (page: Partial<ContentPage> = {}) => renderToStaticMarkup(<PageBody {...props(page)} />)

test('a page has its title, standfirst, picture and text, then its modules', () => {
  const html = render({
    description: 'In zes stappen',
    image: { url: '/media/huis.jpg', alt: 'Een huis' },
    body: parseRichText(aText('Bel ons', { relationTo: 'pages', value: 4 })),
    className: 'wide',
    modules: [text('Eerst'), text('Dan')],
  })
  expect(wordsIn(html)).toBe('Verkopen In zes stappen Bel ons Eerst Dan')
  expect(headingsIn(html)).toEqual(['h1 Verkopen', 'h2 Eerst', 'h2 Dan'])
  expect(linksIn(html)).toEqual(['/nl/contact/'])
  expect(html).toContain('alt="Een huis"')
  expect(html).toMatch(/^<div class="wide">/)
})

test('there is one h1: the banner’s, or else the page’s own', () => {
  expect(headingsIn(render({ banner }))).toEqual([])
  expect(headingsIn(render({ banner: { ...banner, title: '' } }))).toEqual(['h1 Verkopen'])
  expect(headingsIn(render({ title: '' }))).toEqual([])
})

test('modules that fit stand in one row; one on a ground of its own runs across the page', () => {
  const rows = (modules: ShownModule[]) =>
    render({ modules }).match(/page-width grid grid-cols-12/g)?.length ?? 0
  expect(rows([text('A', 6), text('B', 6), text('C', 12)])).toBe(2)
  expect(rows([text('A', 6), text('B', 12, { kind: 'colour', colour: 'sand' })])).toBe(1)
})

test('each kind of module is drawn by its own component, and the whole list by the list page', () => {
  const modules: ShownModule[] = [
    { kind: 'whole-list', frame: aFrame({ id: 'list', title: 'Lijst' }) },
    { kind: 'article', frame: aFrame({ id: 'article' }), layout: aLayout(), article: aSummary(1) },
    {
      kind: 'category',
      frame: aFrame({ id: 'category' }),
      layout: aLayout(),
      groups: [{ title: '', articles: [aSummary(2)] }],
      more: null,
    },
    {
      kind: 'property-list',
      frame: aFrame({ id: 'homes', title: 'Geen' }),
      layout: aLayout(),
      cards: [],
      more: null,
    },
  ]
  const html = renderToStaticMarkup(<ListedModules {...props({ modules })} />)
  expect(headingsIn(html)).toEqual(['h2 Artikel 1', 'h2 Artikel 2'])
})
