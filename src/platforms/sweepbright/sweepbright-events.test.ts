import { createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import { sweepbrightPushes } from './sweepbright-events'

const secret = 'shared-with-the-agency'
const id = '7b0f2c1e-0000-4000-8000-00000000a001'
const event = {
  event: 'estate-updated',
  estate_id: id,
  company_id: 'c-100',
  happened_at: '2025-03-05T10:12:44+00:00',
}
const { read } = sweepbrightPushes(secret)

const signatureOf = (body: string, by = secret) => createHmac('sha1', by).update(body).digest('hex')
const message = (body: string, signature: string | null = signatureOf(body)) => ({
  body,
  headers: new Headers(signature === null ? {} : { 'X-Hook-Signature': signature }),
})

test.each(['estate-added', 'estate-updated', 'estate-deleted'])('%s names its estate', (name) => {
  expect(read(message(JSON.stringify({ ...event, event: name })))).toEqual([id])
})

test('a signature in capitals is the same one', () => {
  const body = JSON.stringify(event)
  expect(read(message(body, signatureOf(body).toUpperCase()))).toEqual([id])
})

test.each([
  ['no signature', null],
  ['an empty one', ''],
  ['one by another secret', signatureOf(JSON.stringify(event), 'guessed')],
  ['one of another body', signatureOf(JSON.stringify({ ...event, estate_id: id.replace('a001', 'a002') }))],
  ['one that is cut short', signatureOf(JSON.stringify(event)).slice(0, 20)],
])('%s is refused', (_, signature) => {
  expect(read(message(JSON.stringify(event), signature))).toBeNull()
})

test('what is signed but is no message is refused; an event of another kind is about no home', () => {
  expect(read(message('not json'))).toBeNull()
  expect(read(message(JSON.stringify({ ...event, event: 'contact-added' })))).toEqual([])
  expect(read(message(JSON.stringify({ ...event, estate_id: '../etc' })))).toEqual([])
})
