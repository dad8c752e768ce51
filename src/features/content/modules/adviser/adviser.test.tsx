import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { TeamMemberCard } from '@/domain/content/module'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'
import { aFrame, aMember, moduleNeeds } from '@/testing/records/a-module'

import { AdviserModule } from './adviser'

const render = (given: Partial<TeamMemberCard> = {}, title = 'Wie u begeleidt') =>
  renderToStaticMarkup(
    <AdviserModule frame={aFrame({ title })} member={{ ...aMember, ...given }} {...moduleNeeds} />,
  )

test('a person stands with their role, office, languages, words, and how to reach them', () => {
  const html = render()
  expect(headingsIn(html)).toEqual(['h2 Wie u begeleidt', 'h3 An Peeters'])
  for (const words of ['Makelaar · Kantoor Gent', 'Nederlands en Frans', 'Kent elke straat.'])
    expect(wordsIn(html)).toContain(words)
  expect(linksIn(html)).toEqual(['/nl/team/an-peeters/1/', 'tel:+32470123456', 'mailto:an@example.com'])
})

test('a photograph takes the place of the plate; the name still leads to their page', () => {
  const html = render({ picture: { url: '/media/an.jpg', alt: 'An' } })
  expect(html).toContain('src="/media/an.jpg?width=600"')
  expect(headingsIn(html)).toEqual(['h2 Wie u begeleidt', 'h3 An Peeters'])
  expect(linksIn(html)[0]).toBe('/nl/team/an-peeters/1/')
})

test('what they did not give is left out, and without a title their name is one', () => {
  const bare = { phone: '', email: '', languages: [], introduction: '', role: '', office: '' }
  expect(headingsIn(render(bare, ''))).toEqual(['h2 An Peeters'])
  expect(wordsIn(render(bare, ''))).toBe('An Peeters')
})
