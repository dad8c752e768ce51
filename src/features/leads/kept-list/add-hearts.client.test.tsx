// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'

import { writeFavourites } from '@/ui/card/favourites'

import { addHearts } from './add-hearts.client'
import { KeptListPage } from './kept-list-page'
import type { KeptList } from './kept-list-row'

const list: KeptList = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'an@example.com',
  language: 'nl',
  isConfirmed: true,
  sendsNews: true,
  partners: null,
  share: 0,
  until: new Date('2027-11-19T12:00:00Z'),
  homes: [{ listingId: 12, note: '', writer: null, writtenAt: null }],
}

function pageOf(): { box: HTMLElement; sent: () => FormDataEntryValue | null } {
  document.body.innerHTML = renderToStaticMarkup(
    <KeptListPage
      {...{ locale: 'nl', token: 'a.b.c', purpose: 'kept-list', list, notice: null, sharedUrl: null }}
      homes={[
        {
          id: 12,
          card: { href: '/nl/12/', title: 'Huis', picture: null, price: null, facts: [] },
        },
      ]}
    />,
  )
  const box = document.querySelector<HTMLElement>('[data-behaviour="add-hearts"]')
  const form = box?.querySelector('form')
  if (!box || !form) throw new Error('Nothing can be added')
  addHearts(box, JSON.parse(box.dataset['options'] ?? '{}') as { ids: number[] })
  return { box, sent: () => new FormData(form).get('homes') }
}

beforeEach(() => {
  writeFavourites([])
})

test('what the browser keeps and the list has not can be added, the latest first', () => {
  writeFavourites([13, 12, 14])
  const { box, sent } = pageOf()
  expect([box.hidden, sent()]).toEqual([false, '14,13'])
})

test('without anything to add nothing is offered, until a heart is pressed in another tab', () => {
  writeFavourites([12])
  const { box, sent } = pageOf()
  expect(box.hidden).toBe(true)
  writeFavourites([12, 15])
  expect([box.hidden, sent()]).toEqual([false, '15'])
})
