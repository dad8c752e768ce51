// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { announceInserted } from '../island/behaviour'
import { HeartButton } from './heart-button'
import { HomeCard } from './home-card'
import { HideButton } from './hide-button'
import { mostMarked, seenKey, withMarked } from './seen-homes'
import { hideButton, markHomes, seenHome } from './seen-homes.client'

const words = { seen: 'Gezien', hidden: 'Verborgen' }
const page = document.createElement('header')

const cards = (...ids: number[]) =>
  ids
    .map((id) =>
      renderToStaticMarkup(
        <HomeCard
          href={`/nl/${id}/`}
          title={`Huis ${id}`}
          picture={null}
          price={null}
          facts={[]}
          action={<HeartButton id={id} label="Bewaren" />}
        />,
      ),
    )
    .join('')

const marked = () =>
  [...document.querySelectorAll('article')]
    .filter((card) => card.textContent.includes('Gezien'))
    .map((card) => card.querySelector('h3')?.textContent)

beforeEach(() => localStorage.clear())
afterEach(() => {
  document.body.replaceChildren()
})

test('the card of a home whose page was opened says so, on a list from a cache and in what comes later', () => {
  seenHome(page, { id: 2 })
  document.body.innerHTML = `<div id="list">${cards(1, 2)}</div><div id="more"></div>`
  markHomes(words)
  expect(marked()).toEqual(['Huis 2'])
  const more = document.querySelector('#more') ?? document.body
  more.innerHTML = cards(2, 3)
  announceInserted(more)
  expect(marked()).toEqual(['Huis 2', 'Huis 2'])
})

test('back on the list, the home that was just looked at is marked, and no card twice', () => {
  document.body.innerHTML = cards(1)
  markHomes(words)
  expect(marked()).toEqual([])
  seenHome(page, { id: 1 })
  dispatchEvent(new Event('pageshow'))
  dispatchEvent(new Event('pageshow'))
  expect(document.body.textContent.match(/Gezien/g)).toHaveLength(1)
})

test('a home that is hidden stays on the list and says so, until its button is pressed again', () => {
  document.body.innerHTML = cards(1, 2)
  seenHome(page, { id: 1 })
  markHomes(words)
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(<HideButton id={1} label="Verbergen" />)
  const button = box.querySelector('button') ?? box
  hideButton(button, { id: 1 })
  button.click()
  dispatchEvent(new Event('pageshow'))
  expect(button.ariaPressed).toBe('true')
  expect(document.querySelectorAll('article')).toHaveLength(2)
  expect(document.body.textContent).toContain('Verborgen')
  expect(marked()).toEqual([])
  button.click()
  dispatchEvent(new Event('pageshow'))
  expect(button.ariaPressed).toBe('false')
  expect(document.body.textContent).not.toContain('Verborgen')
  expect(marked()).toEqual(['Huis 1'])
})

test('what stands in the browser otherwise marks nothing and breaks nothing', () => {
  for (const text of ['{"1":true}', '[1', 'null', '["1"]']) {
    localStorage.setItem(seenKey, text)
    document.body.innerHTML = cards(1)
    markHomes(words)
    expect(marked()).toEqual([])
    seenHome(page, { id: 7 })
    expect(localStorage.getItem(seenKey)).toBe('[7]')
  }
})

test('the first of very many is forgotten, and one that is seen again is the latest', () => {
  const many = Array.from({ length: mostMarked }, (_, index) => index + 1)
  expect(withMarked(many, 999)).toEqual([...many.slice(1), 999])
  expect(withMarked([1, 2, 3], 1)).toEqual([2, 3, 1])
})
