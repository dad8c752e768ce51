// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'

import { AskFirst } from './ask-first'
import { askFirst } from './ask-first.client'
import { insertedEvent } from '../island/behaviour'

const words = { title: 'Kaart van tiles.example', text: 'Pas na uw klik.', button: 'Kaart laden' }
let inserted: string[]

beforeEach(() => {
  sessionStorage.clear()
  inserted = []
  document.addEventListener(insertedEvent, ({ target }) => inserted.push((target as Element).id))
})

function aCard(): void {
  document.body.innerHTML = renderToStaticMarkup(
    <AskFirst memoryKey="gevel:map-host" words={words}>
      <div id="map" />
    </AskFirst>,
  )
  askFirst(document.querySelector<HTMLElement>('[data-behaviour]')!, { memoryKey: 'gevel:map-host' })
}

test('nothing of another host is on the page before the click', () => {
  aCard()
  expect(document.querySelector('#map')).toBeNull()
  expect(document.body.textContent).toContain('Pas na uw klik.')
  document.querySelector('button')?.click()
  expect(document.querySelector('#map')).not.toBeNull()
  expect(document.body.textContent).not.toContain('Pas na uw klik.')
  expect(inserted).toContain('map')
})

test('who agreed once is not asked again in this tab', () => {
  aCard()
  document.querySelector('button')?.click()
  aCard()
  expect(document.querySelector('#map')).not.toBeNull()
})
