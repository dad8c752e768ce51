import { DrizzleQueryError } from 'drizzle-orm/errors'
import { APIError, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import { refuseUnreadable } from './refuse-unreadable'

const answerTo = (error: Error, req: Partial<PayloadRequest> = {}) =>
  refuseUnreadable({ error, req, result: {}, context: {}, collection: undefined } as never)

const fromPostgres = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('out of range for type integer'), { code }))

test.each(['22003', '22P02', '22021'])(
  'a value that the database cannot hold (%s) is a wrong question',
  (code) => {
    const answer = answerTo(fromPostgres(code), {
      i18n: { language: 'fr' } as never,
      user: { id: 1 } as never,
    })
    expect(answer).toEqual({
      status: 400,
      response: { errors: [{ message: 'Cette demande est illisible.' }] },
    })
  },
)

test('a network that fails stays a fault of ours', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(answerTo(error)).toBeUndefined()
})

test.each(['57P01', '53300', '42703'])(
  'a database that fails by itself (%s) stays a fault of ours',
  (code) => {
    expect(answerTo(fromPostgres(code))).toBeUndefined()
  },
)

test.each([
  new TypeError("Cannot read properties of undefined (reading 'endpoints')"),
  new URIError('URI malformed'),
  new Error('Unexpected end of form'),
])('%s is of a wrong question, where nobody is signed in', (error) => {
  expect(answerTo(error)).toMatchObject({ status: 400 })
  expect(answerTo(error, { user: { id: 1 } as never })).toBeUndefined()
})

test('a refusal of Payload keeps its own words', () => {
  expect(answerTo(new APIError('Gebruikt', 409, null, true))).toBeUndefined()
})
