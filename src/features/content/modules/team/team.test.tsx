import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { OfficeCard, TeamMemberCard } from '@/domain/content/module'
import { aFrame, aMember, anOffice, moduleNeeds } from '@/testing/records/a-module'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { TeamModule } from './team'

const render = (offices: OfficeCard[], members: TeamMemberCard[]) =>
  renderToStaticMarkup(
    <TeamModule frame={aFrame({ title: 'Wij' })} offices={offices} members={members} {...moduleNeeds} />,
  )

test('without offices and people there is nothing at all', () => {
  expect(render([], [])).toBe('')
})

test('offices come first, then the people, under one title', () => {
  expect(headingsIn(render([anOffice], [aMember]))).toEqual(['h2 Wij', 'h3 Kantoor Gent', 'h3 An Peeters'])
})

test('an office can be linked to, and says how to get there', () => {
  const html = render([anOffice], [])
  expect(html).toContain('id="gent"')
  expect(html).toContain('Tram 1 stopt voor de deur.')
})

test('a member has a role, languages, an introduction and ways to be reached', () => {
  const html = render([], [aMember])
  expect(wordsIn(html)).toContain('Makelaar · Kantoor Gent')
  expect(wordsIn(html)).toContain('Nederlands en Frans')
  expect(html).toContain('Kent elke straat.')
  expect(linksIn(html)).toEqual(['/nl/team/an-peeters/1/', 'tel:+32470123456', 'mailto:an@example.com'])
})

test('a member without a picture has a plate with their name and a house of their town, which is not read out', () => {
  const plate = render([], [aMember])
  expect(plate).toMatch(/<svg [^>]*aria-hidden="true"/)
  expect(headingsIn(plate)).toEqual(['h2 Wij', 'h3 An Peeters'])
  expect(render([], [{ ...aMember, house: 'mansard' }])).not.toBe(plate)
  const html = render([], [{ ...aMember, picture: { url: '/media/an.jpg', alt: 'An' } }])
  expect(html).toContain('src="/media/an.jpg?width=600"')
  expect(html).not.toContain('<svg')
})

test('what a member did not give is left out', () => {
  const bare = { ...aMember, phone: '', email: '', languages: [], introduction: '', role: '', office: '' }
  expect(linksIn(render([], [bare]))).toEqual(['/nl/team/an-peeters/1/'])
  expect(wordsIn(render([], [bare]))).toBe('Wij An Peeters')
})
