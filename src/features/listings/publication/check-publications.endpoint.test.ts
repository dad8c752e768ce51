import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import { checkPublicationsEndpoint } from './check-publications.endpoint'

test('a translator cannot start a check and is sent back to the board', async () => {
  const user = { collection: 'users', role: 'translator', id: 1 }
  // Only what a refusal reads.
  const req = { user, payload: { config: { routes: { admin: '/admin' } } } } as unknown as PayloadRequest
  const response = await checkPublicationsEndpoint.handler(req)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/admin/publication-check?notice=forbidden')
})
