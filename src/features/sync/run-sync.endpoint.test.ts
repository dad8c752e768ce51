import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import { runSyncEndpoint } from './run-sync.endpoint'

/** Only what a refusal reads. */
function aRequest(user: object | null): PayloadRequest {
  return { user, payload: { config: { routes: { admin: '/admin' } } } } as unknown as PayloadRequest
}

test.each([
  ['nobody', null],
  ['a translator', { collection: 'users', role: 'translator', id: 1 }],
  ['an owner who calls themselves admin', { collection: 'owners', role: 'admin', id: 1 }],
])('%s cannot start a sync and is sent back to the board', async (_, user) => {
  const response = await runSyncEndpoint.handler(aRequest(user))
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/admin/sync-board?notice=forbidden')
})
