import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { wordsIn } from '@/testing/markup'

import { DemandPage, type DemandPageProps } from './demand-page'

const running: DemandPageProps = {
  locale: 'nl',
  token: 'token',
  isActive: true,
  canChange: true,
  until: new Date('2027-12-15T12:00:00Z'),
  isAsked: false,
  notice: null,
  typed: { goal: 'sale', types: ['1'], places: ['Gent|9000'], priceMax: '350000', frequency: 'weekly' },
  errors: [],
  beside: { line: null, card: null, help: <p>Bel ons</p> },
  categories: [
    { value: '1', text: 'Huis' },
    { value: '2', text: 'Appartement' },
  ],
}
const page = (given: Partial<DemandPageProps> = {}) =>
  renderToStaticMarkup(<DemandPage {...running} {...given} />)
const actions = (html: string) => [...html.matchAll(/action="([^"]+)"/g)].map(([, action]) => action)
const ticked = (html: string) =>
  [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1])

test('a demand shows what was asked, ready to be changed, and how to stop', () => {
  const html = page()
  expect(ticked(html)).toEqual(['weekly', 'sale', '1', 'Gent|9000'])
  expect(html).toContain('value="350000"')
  expect(wordsIn(html)).toContain('Gent (9000)')
  expect(actions(html)).toEqual(['/nl/demand/token/change/', '/nl/demand/token/stop/'])
})

test('an old link can only stop it', () => {
  expect(actions(page({ canChange: false }))).toEqual(['/nl/demand/token/stop/'])
  expect(actions(page({ canChange: false, isActive: false }))).toEqual([])
})

test('who stopped may think again', () => {
  expect(actions(page({ isActive: false }))).toEqual(['/nl/demand/token/keep/'])
})

test('when its time is nearly over it asks first', () => {
  const html = page({ isAsked: true })
  expect(wordsIn(html)).toContain('verwijderen we uw zoekopdracht op woensdag 15 december 2027')
  expect(actions(html)[0]).toBe('/nl/demand/token/keep/')
})

test('what is wrong stands on top and beside its field', () => {
  const html = page({ errors: [{ field: 'priceMin', code: 'min_above_max' }] })
  expect(html).toContain('href="#priceMin"')
  expect(html).toMatch(/id="priceMin"[^>]*aria-invalid="true"/)
})

test.each(locales)('the page reads in %s', (locale) => {
  expect(wordsIn(page({ locale, isAsked: true, notice: 'kept' }))).not.toMatch(/demand\.|common\.|\{/)
})
