import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { aMember, anOffice, aSummary, moduleNeeds } from '@/testing/records/a-module'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { MemberPage, type MemberPageProps } from './member-page'

const render = (given: Partial<MemberPageProps> = {}) =>
  renderToStaticMarkup(
    <MemberPage
      member={aMember}
      office={anOffice}
      forSale={<p>Een huis</p>}
      forRent={<p>Een flat</p>}
      articles={[aSummary(1)]}
      teamHref="/nl/over-ons/"
      {...moduleNeeds}
      {...given}
    />,
  )

test('the page has every part in its order', () => {
  expect(headingsIn(render())).toEqual([
    'h1 An Peeters',
    'h2 Te koop bij An Peeters',
    'h2 Te huur bij An Peeters',
    'h2 Geschreven door An Peeters',
    'h3 Artikel 1',
    'h2 Kantoor',
    'h3 Kantoor Gent',
  ])
})

test('it says what they do, which languages they speak and how to reach them', () => {
  const html = render()
  expect(wordsIn(html)).toContain('Makelaar Kent elke straat.')
  expect(wordsIn(html)).toContain('Kantoor Gent, Veldstraat 1')
  expect(wordsIn(html)).toContain('Spreekt Nederlands en Frans')
  expect(linksIn(html)).toEqual([
    'tel:+32470123456',
    'mailto:an@example.com',
    '/nl/blog/artikel-1/',
    'tel:+3292334455',
    'mailto:gent@example.com',
    '/nl/over-ons/',
  ])
})

test('what they say of themselves opens with one large sentence, the rest is plain text', () => {
  const introduction = 'Kent elke straat. Werkte vroeger op de werf. Schrijft dezelfde dag.'
  const html = render({ member: { ...aMember, introduction } })
  expect(html).toMatch(/<p class="[^"]*text-3xl[^"]*">Kent elke straat\.<\/p>/)
  expect(html).toMatch(
    /<p class="[^"]*text-lg[^"]*">Werkte vroeger op de werf\. Schrijft dezelfde dag\.<\/p>/,
  )
})

test('whatever is not there is left out, with its heading', () => {
  const bare = { ...aMember, role: '', introduction: '', phone: '', email: '', languages: [] }
  const html = render({
    member: bare,
    office: null,
    forSale: null,
    forRent: null,
    articles: [],
    teamHref: null,
  })
  expect(wordsIn(html)).toBe('An Peeters')
  expect(linksIn(html)).toEqual([])
})
