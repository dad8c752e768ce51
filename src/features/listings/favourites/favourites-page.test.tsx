import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { FavouritesPage } from './favourites-page'
import type { KeptHome } from './kept-home'
import { keptHomesHtml } from './kept-homes-html'

const aHome = (id: number): KeptHome => ({
  id,
  card: {
    href: `/nl/te-koop/gent/huis/${id}/`,
    title: `Huis ${id} · 9000 Gent`,
    picture: null,
    price: { before: '', amount: '€ 370.000', after: '' },
    facts: [],
  },
})
const sold: KeptHome = {
  id: 9,
  gone: {
    title: 'Huis · 9000 Gent',
    href: '/nl/te-koop/gent/huis/9/',
    text: 'Dit pand is verkocht',
    next: { href: '/nl/te-koop/', text: 'Bekijk wat te koop is' },
  },
}

const page = (shared: KeptHome[] | null) =>
  renderToStaticMarkup(
    <FavouritesPage locale="nl" url="https://makelaar.example/nl/favorieten/" shared={shared} />,
  )

test('a link shows its homes without script, with boxes in a plain form to compare them', () => {
  const html = page([aHome(1), aHome(2), sold])
  expect(headingsIn(html)).toEqual([
    'h1 Gedeelde favorieten',
    'h2 Bewaarde panden',
    'h3 Huis 1 · 9000 Gent',
    'h3 Huis 2 · 9000 Gent',
    'h2 Niet meer beschikbaar',
  ])
  expect(html).toContain('action="/nl/vergelijken/"')
  expect(html.match(/name="homes" value="\d+"/g)).toEqual([
    'name="homes" value="1"',
    'name="homes" value="2"',
  ])
  expect(wordsIn(html)).toContain('Dit pand is verkocht')
})

test('the list of someone else cannot be emptied, and is passed on with the same homes', () => {
  const html = page([aHome(1), sold])
  expect(wordsIn(html)).not.toContain('Verwijderen')
  const mail = linksIn(html).find((href) => href.startsWith('mailto:'))
  expect(decodeURIComponent(mail ?? '')).toContain('https://makelaar.example/nl/favorieten/?homes=1,9')
})

test('one home has nothing to be compared with', () => {
  expect(page([aHome(1)])).not.toContain('name="homes"')
})

test('without homes in the address it says what it needs and shows no one’s homes', () => {
  const html = page(null)
  expect(headingsIn(html).filter((heading) => heading.startsWith('h3'))).toEqual([])
  expect(wordsIn(html)).toContain('Zet JavaScript aan')
  const hidden = html.matchAll(/data-part="(\w+)"[^>]*? hidden=""/g)
  expect([...hidden].map(([, part]) => part)).toEqual(['failed', 'empty', 'homes', 'homes'])
})

test('the list of a browser comes as HTML: with what removes a home that is gone, and boxes for what follows', () => {
  const html = keptHomesHtml([aHome(1), sold], 'nl')
  expect(headingsIn(html)).toEqual([
    'h2 Bewaarde panden',
    'h3 Huis 1 · 9000 Gent',
    'h2 Niet meer beschikbaar',
  ])
  expect(wordsIn(html)).toContain('Verwijderen : Huis · 9000 Gent')
  expect(html).toContain('name="homes" value="1"')
})
