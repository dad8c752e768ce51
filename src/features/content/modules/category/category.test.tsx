import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { type ArticleGroup, type ItemLayout, moduleViews } from '@/domain/content/module'
import type { SiteLink } from '@/domain/site/site'
import { aFrame, aLayout, aSummary, moduleNeeds } from '@/testing/records/a-module'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { CategoryModule } from './category'

const three = [aSummary(1), aSummary(2), aSummary(3)]

interface Drawn extends Partial<ItemLayout> {
  groups?: ArticleGroup[]
  title?: string
  more?: SiteLink | null
}

function render({
  groups = [{ title: '', articles: three }],
  title = 'Blog',
  more = null,
  ...layout
}: Drawn = {}) {
  return renderToStaticMarkup(
    <CategoryModule
      frame={aFrame({ title })}
      layout={aLayout(layout)}
      groups={groups}
      more={more}
      {...moduleNeeds}
    />,
  )
}

test.each(moduleViews)('without articles the %s view is nothing at all', (view) => {
  expect(render({ view, groups: [], more: { label: 'Alles', href: '/nl/blog/' } })).toBe('')
})

test.each([
  { view: 'list', headings: ['h3 Artikel 1', 'h3 Artikel 2', 'h3 Artikel 3'] },
  { view: 'news', headings: ['h3 Artikel 1', 'h3 Artikel 2', 'h3 Artikel 3'] },
  { view: 'slider', headings: ['h3 Artikel 1', 'h3 Artikel 2', 'h3 Artikel 3'] },
  { view: 'collapse', headings: ['h3 Artikel 1', 'h3 Artikel 2', 'h3 Artikel 3'] },
  { view: 'single', headings: ['h3 Artikel 1'] },
  { view: 'module', headings: [] },
] as const)('the $view view has one h2 and h3 for its articles', ({ view, headings }) => {
  expect(headingsIn(render({ view }))).toEqual(['h2 Blog', ...headings])
})

test.each(['list', 'news', 'slider', 'collapse', 'module'] as const)(
  'the %s view shows no more than its maximum, and leads to each article that has a page',
  (view) => {
    const articles = [aSummary(1, { href: null }), aSummary(2), aSummary(3)]
    const html = render({ view, maximum: 2, groups: [{ title: '', articles }] })
    expect(wordsIn(html)).toContain('Artikel 1')
    expect(html).not.toContain('Artikel 3')
    expect(linksIn(html)).toEqual(['/nl/blog/artikel-2/'])
  },
)

test('the maximum counts over all sub-categories together', () => {
  const groups = [
    { title: '', articles: three },
    { title: 'Gent', articles: [aSummary(4), aSummary(5)] },
    { title: 'Luik', articles: [aSummary(6)] },
  ]
  const html = render({ maximum: 4, groups })
  expect(html).toContain('Artikel 4')
  expect(html).not.toMatch(/Artikel 5|Luik/)
})

test('headings go one below whatever stands over them', () => {
  const groups = [
    { title: '', articles: [aSummary(1)] },
    { title: 'Gent', articles: [aSummary(2)] },
  ]
  expect(headingsIn(render({ groups }))).toEqual(['h2 Blog', 'h3 Artikel 1', 'h3 Gent', 'h4 Artikel 2'])
  expect(headingsIn(render({ groups, title: '' }))).toEqual(['h2 Artikel 1', 'h2 Gent', 'h3 Artikel 2'])
})

test('a link to the whole category stands beside the title', () => {
  expect(linksIn(render({ view: 'single', more: { label: 'Meer van Blog', href: '/nl/blog/' } }))).toContain(
    '/nl/blog/',
  )
})

// Coverage: 3.116.
test('in a slider what clients say are quotations with their names', () => {
  const person = { name: 'Els', about: 'verkocht in Gent', website: '' }
  const html = render({ view: 'slider', groups: [{ title: '', articles: [aSummary(1, { person })] }] })
  expect(html).toMatch(/<blockquote[^>]*>Tekst 1<\/blockquote>/)
  expect(wordsIn(html)).toContain('Els , verkocht in Gent')
  expect(html).toContain('aria-label="Blog"')
  expect(html).toContain('aria-label="1 van 1"')
})

// Coverage: 3.116.
test.each(['slider', 'list'] as const)('in a %s what a client says stands with their picture', (view) => {
  const person = { name: 'Els', about: 'verkocht in Gent', website: '' }
  const picture = { url: '/media/els.jpg', alt: 'Els' }
  const html = render({ view, groups: [{ title: '', articles: [aSummary(1, { person, picture })] }] })
  expect(html).toMatch(/<img[^>]*src="[^"]*\/media\/els\.jpg[^"]*"[^>]*alt=""/)
})

test('steps are numbered, open onto their text, and the first is open', () => {
  const html = render({ view: 'collapse', perRow: 1 })
  expect(html).toContain('<ol')
  expect(
    [...html.matchAll(/<span[^>]*aria-hidden="true">(\d)<\/span>/g)].map(([, number]) => number),
  ).toEqual(['1', '2', '3'])
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
  expect(html).toContain('Tekst 3')
})

test('in a list, an article without a page says what it has to say', () => {
  const html = render({ groups: [{ title: '', articles: [aSummary(1, { href: null })] }] })
  expect(html).toContain('Tekst 1')
  expect(render()).not.toContain('Tekst 1')
})

test('in a list, nothing stands where an article has no words', () => {
  const html = render({ groups: [{ title: '', articles: [aSummary(1, { standfirst: '' })] }] })
  expect(html).not.toMatch(/<p[^>]*><\/p>/)
})

test('news shows the category, the day and a picture, which the title describes', () => {
  const picture = { url: '/media/huis.jpg', alt: 'Een huis' }
  const html = render({ view: 'news', groups: [{ title: '', articles: [aSummary(1, { picture })] }] })
  expect(html).toContain('<time dateTime="2026-03-01">1 maart 2026</time>')
  expect(html).toMatch(
    /<img[^>]*src="\/media\/huis\.jpg\?width=600"[^>]*alt=""|<img[^>]*alt=""[^>]*src="\/media\/huis\.jpg\?width=600"/,
  )
})

test('an overview names its articles and their days only', () => {
  const html = render({ view: 'module' })
  expect(html).toContain('1 maart 2026')
  expect(html).not.toContain('Inleiding 1')
})

test('in full only the first article shows', () => {
  const html = render({ view: 'single' })
  expect(html).toContain('Tekst 1')
  expect(html).not.toContain('Tekst 2')
})

test.each(['collapse', 'module'] as const)(
  'in the %s view an article whose title is hidden leaves no empty line',
  (view) => {
    const html = render({
      view,
      groups: [{ title: '', articles: [aSummary(1, { title: '' }), aSummary(2)] }],
    })
    expect(linksIn(html)).toEqual(['/nl/blog/artikel-2/'])
    expect(html.match(/<li/g)).toHaveLength(1)
  },
)
