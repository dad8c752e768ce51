import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { getOutcomePages } from './outcome-pages'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
  for (const key of ['contact', 'contact-demand', 'demand-register'])
    await make(cms.payload, 'pages', { key, title: key, path: `onze-${key}` })
  ;(globalThis as { gevelDatabase?: Database }).gevelDatabase = cms.db
})
afterAll(() => cms.close())

test('from a sold home one goes on to where one asks to be notified, to a valuation and to the agency', async () => {
  const { pages } = await getOutcomePages('nl')
  expect(pages).toEqual({
    register: '/nl/onze-demand-register/',
    valuation: '/nl/onze-contact-demand/',
    contact: '/nl/onze-contact/',
  })
})
