import { expect, test } from 'vitest'

import { type AnsweredRequest, answeredRequests } from './observed'
import { createSite } from './site-app'

const site = createSite({
  session: () => {
    throw new Error('broken on purpose')
  },
})

async function observed(path: string, method = 'GET'): Promise<AnsweredRequest> {
  const seen: AnsweredRequest[] = []
  const note = (message: unknown) => void seen.push(message as AnsweredRequest)
  answeredRequests.subscribe(note)
  await site.request(`http://localhost:8080${path}`, { method })
  answeredRequests.unsubscribe(note)
  expect(seen).toHaveLength(1)
  return seen[0] as AnsweredRequest
}

test.each([
  { path: '/healthz', kind: 'healthz', status: 200 },
  { path: '/assets/none-12345678.js', kind: 'assets', status: 404 },
  { path: '/icon.svg', kind: 'file', status: 200 },
  { path: '/nl/%00/', kind: 'refused', status: 400 },
])('$path is observed as $kind', async ({ path, kind, status }) => {
  expect(await observed(path)).toMatchObject({ kind, status, method: 'GET' })
})

test('what is observed of a private page holds nothing of its address', async () => {
  const request = await observed('/nl/request/somebody.secret.key/')
  expect(request.kind).toBe('request')
  expect(JSON.stringify(request)).not.toContain('somebody')
})

test('an error has the number of its request, as the cache before the site gave it', async () => {
  const headers = { 'X-Request-Id': '32771' }
  const response = await site.request('http://localhost:8080/nl/portal/12/', { headers })
  expect(response.status).toBe(500)
  expect(response.headers.get('X-Request-Id')).toBe('32771')
})
