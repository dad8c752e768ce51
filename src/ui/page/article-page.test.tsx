import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { aMember, aSummary, moduleNeeds } from '@/testing/records/a-module'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { ArticlePage, type ArticlePageProps } from './article-page'

const render = (given: Partial<ArticlePageProps> = {}) =>
  renderToStaticMarkup(
    <ArticlePage
      article={aSummary(1)}
      author={null}
      more={[]}
      categoryHref="/nl/blog/"
      {...moduleNeeds}
      {...given}
    />,
  )

const person = { name: 'Els', about: 'verkocht in Gent', website: 'https://els.example/' }

test('an article reads from its category and day to its text, under one h1', () => {
  expect(wordsIn(render())).toBe('Blog 1 maart 2026 Artikel 1 Inleiding 1 Tekst 1')
  expect(headingsIn(render())).toEqual(['h1 Artikel 1'])
  expect(render()).toContain('<time dateTime="2026-03-01">')
})

test('its category leads to the page of the category, when there is one', () => {
  expect(linksIn(render())).toEqual(['/nl/blog/'])
  const html = render({ categoryHref: null })
  expect(linksIn(html)).toEqual([])
  expect(html).toContain('Blog')
})

test('its picture comes first and is described', () => {
  const html = render({ article: aSummary(1, { picture: { url: '/media/huis.jpg', alt: 'Een huis' } }) })
  expect(html).toMatch(/<img[^>]*alt="Een huis"[^>]*loading="eager"/)
})

test('what it does not have leaves nothing behind', () => {
  const article = aSummary(1, { category: '', date: null, standfirst: '', body: [] })
  const html = render({ article })
  expect(wordsIn(html)).toBe('Artikel 1')
  expect(html).not.toContain('<time')
})

test('what a client says is a quotation, with the name and the site of the client', () => {
  const html = render({ article: aSummary(1, { person }) })
  expect(html).toMatch(/<blockquote[^>]*>Tekst 1<\/blockquote>/)
  expect(wordsIn(html)).toContain('Els , verkocht in Gent')
  expect(html).toMatch(/<a href="https:\/\/els\.example\/" target="_blank" rel="noopener"/)
})

test('others of its category stand below, each leading to its page', () => {
  const html = render({ more: [aSummary(2), aSummary(3)] })
  const [first, second, ...others] = headingsIn(html)
  expect(first).toBe('h1 Artikel 1')
  expect(second).toMatch(/^h2 .*Blog/)
  expect(others).toEqual(['h3 Artikel 2', 'h3 Artikel 3'])
  expect(linksIn(html)).toEqual(['/nl/blog/', '/nl/blog/artikel-2/', '/nl/blog/artikel-3/'])
})

test('what a client says stands with their picture', () => {
  const person = { name: 'Els', about: 'verkocht in Gent', website: '' }
  const picture = { url: '/media/els.jpg', alt: 'Els' }
  expect(render({ article: aSummary(1, { person, picture }) })).toMatch(/<img[^>]*\/media\/els\.jpg/)
})

test('who of the team wrote it stands below the text, with a way to reach them and to their page', () => {
  const html = render({ author: aMember })
  expect(headingsIn(html)).toContain('h2 Wie dit schreef')
  expect(wordsIn(html)).toContain('An Peeters Makelaar · Kantoor Gent Spreekt Nederlands en Frans')
  expect(linksIn(html)).toEqual(
    expect.arrayContaining(['/nl/team/an-peeters/1/', 'tel:+32470123456', 'mailto:an@example.com']),
  )
  const bare = { ...aMember, phone: '', email: '', languages: [], role: '', office: '' }
  expect(wordsIn(render({ author: bare }))).toMatch(/Wie dit schreef An Peeters$/)
})
