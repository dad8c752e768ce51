import { expect, test } from 'vitest'

import type { PlatformDemand } from '../platform'
import { PlatformError } from '../platform-error'
import { type OmnicasaClient, type Parameters } from './omnicasa-client'
import { omnicasaDemands } from './omnicasa-leads'

const demand: PlatformDemand = {
  person: {
    title: null,
    firstName: 'An',
    lastName: 'Peeters',
    email: 'an@example.com',
    phone: null,
    language: 'fr',
  },
  deal: 'rent',
  categoryIds: ['1', '4'],
  kinds: ['house', 'plot'],
  zips: ['9000'],
  isChange: false,
  remark: 'Rustig gelegen',
  mark: '4f8b2c1e',
}

function aClient(read: OmnicasaClient['read']): OmnicasaClient & { sent: [string, Parameters][] } {
  const sent: [string, Parameters][] = []
  return {
    sent,
    read,
    write: async (operation, parameters = {}) => {
      sent.push([operation, parameters])
      return true
    },
  }
}

test('the categories of the website become the types of property of the platform', async () => {
  const client = aClient(async () => ({
    Items: [
      { ID: 139, WebID: 1 },
      { ID: 156, WebID: '1' },
      { ID: 27, WebID: 4 },
      { ID: 1, WebID: 2 },
    ],
  }))
  expect(await omnicasaDemands(client).register(demand)).toEqual({ state: 'accepted' })
  expect(client.sent).toEqual([
    [
      'DemandRegister2',
      expect.objectContaining({
        Goal: 1,
        TypeOfPropertyIDs: [139, 156, 27],
        Zips: ['9000'],
        LanguageIdFromParameter: 2,
        Comment: 'Rustig gelegen\n\n4f8b2c1e',
      }),
    ],
  ])
})

test('a platform that does not tell its types has not got the demand, whatever became of the question', async () => {
  const client = aClient(() => Promise.reject(new PlatformError('no answer', { mayHaveArrived: true })))
  expect(await omnicasaDemands(client).register(demand)).toEqual({
    state: 'unreachable',
    reason: 'no answer',
  })
  expect(client.sent).toEqual([])
})
