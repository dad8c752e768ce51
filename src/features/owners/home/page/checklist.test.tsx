import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { wordsIn } from '@/testing/markup'

import type { Check } from '../owner-home'
import type { HomeStory } from '../read/read-story'
import { Checklist } from './checklist'

const now = new Date('2026-11-18T12:00:00Z')
const paper: Check = { id: '1', isDone: true, expiresOn: null, names: { nl: 'EPC' } }

function shown(check: Partial<Check>, locale: 'nl' | 'fr' | 'en' | 'de' = 'nl'): string {
  const story = { home: { checklist: [{ ...paper, ...check }] } } as HomeStory
  return renderToStaticMarkup(<Checklist story={story} locale={locale} now={now} />)
}

test.each([
  [{}, 'In orde'],
  [{ expiresOn: '2031-05-03' }, 'In orde geldig tot 3 mei 2031'],
  [{ expiresOn: '2027-01-13' }, 'Vervalt over 8 weken geldig tot 13 jan 2027'],
  [{ expiresOn: '2026-11-20' }, 'Vervalt deze week geldig tot 20 nov 2026'],
  [{ expiresOn: '2026-11-17' }, 'Vervallen vervallen op 17 nov 2026'],
  [{ isDone: false, isRequested: true }, 'Aangevraagd'],
  [{ isDone: false }, 'Ontbreekt'],
])('a paper with %o reads "%s"', (check, words) => {
  expect(wordsIn(shown(check)).replaceAll('.', '')).toMatch(new RegExp(`EPC ${words}$`))
})

test('with both its days a paper is a line from the one to the other, with a stroke for today', () => {
  const html = shown({ issuedOn: '2021-11-18', expiresOn: '2031-11-18' })
  expect(html).toMatch(/<line x1="50" x2="50"/)
  expect(html).not.toContain('style=')
  expect(shown({ expiresOn: '2031-11-18' })).not.toContain('<line')
})

test.each(locales)('in %s every state has its words', (locale) => {
  const states = [{}, { expiresOn: '2027-01-13' }, { isDone: false }, { isDone: false, isRequested: true }]
  expect(new Set(states.map((state) => wordsIn(shown(state, locale)))).size).toBe(4)
})
