import { APIError, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import { wordRefusals } from './word-refusals'

function answerTo(error: Error, language = 'nl') {
  const result = { errors: [{ message: 'An unknown error occurred.' }] }
  const req = { i18n: { language } } as PayloadRequest
  return wordRefusals({ error, result, req, context: {}, collection: undefined } as never)
}

test('a refusal without fields keeps its words', () => {
  const error = new APIError('Gebruikt in Pagina “Over ons”.', 409, null, true)
  expect(answerTo(error)).toMatchObject({
    response: { errors: [{ message: 'Gebruikt in Pagina “Over ons”.' }] },
  })
})

test('a refusal of fields names them', () => {
  const data = { errors: [{ path: 'path', message: 'bezet' }] }
  expect(answerTo(new APIError('Ongeldig', 400, data, true))).toMatchObject({
    response: { errors: [{ message: 'Ongeldig', data }] },
  })
})

test('what went wrong inside is not told', () => {
  expect(answerTo(new APIError('select * from users', 500, null, false))).toEqual({})
})

test.each([
  { status: 413, says: 'File size limit has been reached', words: '50 Mo' },
  { status: 423, says: 'Document with ID 3 is currently locked', words: 'Un collègue écrit' },
])('what Payload refuses with $status is said in the editor’s language', ({ status, says, words }) => {
  expect(answerTo(new APIError(says, status), 'fr')).toMatchObject({
    response: { errors: [{ message: expect.stringContaining(words) }] },
  })
})
