import { expect, test } from 'vitest'

import { readMessage as read } from './posted-message'

const readMessage = (body: string) => read(body, ['www.agency.example'])

test('a view names the home, and where its visitor comes from', () => {
  const body = 'home=100069&referrer=www.immoweb.be&source=immoweb&medium=referral'
  expect(readMessage(body)).toEqual([{ kind: 'home', listingId: 100_069, source: 'portal' }])
  expect(readMessage('home=1')).toEqual([{ kind: 'home', listingId: 1, source: 'direct' }])
})

test('a view of a project is told in the same way', () => {
  const body = 'project=31&referrer=www.google.be'
  expect(readMessage(body)).toEqual([{ kind: 'project', projectId: 31, source: 'search' }])
  expect(readMessage('project=0')).toBeNull()
})

test('a search counts as a whole, and for each place that it names', () => {
  const whole = { kind: 'search', deal: 'sale', typeId: 12, priceFrom: 0, priceTo: 300_000, bedrooms: 3 }
  expect(readMessage('search=sale&places=44021&type=12&to=300000&bedrooms=3&found=7')).toEqual([
    { ...whole, place: '44021', hasMore: false, isEmpty: false },
    { kind: 'place', deal: 'sale', place: '44021', isEmpty: false },
  ])
  expect(readMessage('search=sale&places=44021,BE-VAN&type=12&to=300000&bedrooms=3&more=1&found=0')).toEqual([
    { ...whole, place: 'several', hasMore: true, isEmpty: true },
    { kind: 'place', deal: 'sale', place: '44021', isEmpty: false },
    { kind: 'place', deal: 'sale', place: '44021', isEmpty: true },
    { kind: 'place', deal: 'sale', place: 'BE-VAN', isEmpty: false },
    { kind: 'place', deal: 'sale', place: 'BE-VAN', isEmpty: true },
  ])
  expect(readMessage('search=rent&type=-1&found=2')).toMatchObject([{ place: '', typeId: -1, priceTo: 0 }])
})

test('a form tells its step, or that it was sent', () => {
  expect(readMessage('form=valuation&step=3')).toEqual([{ kind: 'form', form: 'valuation', step: '3' }])
  expect(readMessage('form=contact&step=sent')).toEqual([{ kind: 'form', form: 'contact', step: 'sent' }])
})

test.each(['', 'home=', 'home=0', 'home=-1', 'home=1.5', 'home=x', 'home=9999999999', '{"home":1}'])(
  '%j is no view',
  (body) => {
    expect(readMessage(body)).toBeNull()
  },
)

test.each([
  'search=buy&found=1',
  'search=sale',
  'search=sale&found=-1',
  'search=sale&places=An+Peeters&found=1',
  'search=sale&places=44021,nowhere&found=1',
  'search=sale&places=44021,11002,11001,11004,21004,21001&found=1',
  'search=sale&to=312345&found=1',
  'search=rent&to=300000&found=1',
  'search=sale&bedrooms=40&found=1',
  'search=sale&type=house&found=1',
  'search=sale&more=a+house+of+my+own&found=1',
])('%j says something else than the lists hold, and is no search', (body) => {
  expect(readMessage(body)).toBeNull()
})

test.each(['form=letter&step=1', 'form=contact&step=2', 'form=contact&step=0', 'form=contact'])(
  '%j is no step of a form',
  (body) => {
    expect(readMessage(body)).toBeNull()
  },
)

test('nothing longer than a host is read as one', () => {
  expect(readMessage(`home=1&referrer=${'x'.repeat(256)}`)).toBeNull()
})
