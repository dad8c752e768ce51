import { Registry } from 'prom-client'
import { expect, test } from 'vitest'

import { type AnsweredRequest, answeredRequests, renderedPages } from '@/site/observed'

import { measureRequests } from './server-metrics'

const registry = new Registry()
measureRequests({ registry })

const answered = (request: Partial<AnsweredRequest>) =>
  answeredRequests.publish({ kind: 'list', method: 'GET', status: 200, seconds: 0.02, ...request })

test('answers are counted by kind, method and status', async () => {
  answered({})
  answered({ kind: 'forms', method: 'POST', status: 303 })
  answered({ kind: 'refused', method: 'BREW', status: 405 })
  const text = await registry.metrics()
  expect(text).toContain('gevel_requests_total{kind="list",method="GET",status="200"} 1')
  expect(text).toContain('gevel_requests_total{kind="forms",method="POST",status="303"} 1')
  expect(text).toContain('gevel_requests_total{kind="refused",method="other",status="405"} 1')
  expect(text).toContain('gevel_request_seconds_bucket{le="0.025",kind="list"} 1')
})

test('who is sent away is throttled; a site that is not ready is not', async () => {
  answered({ status: 429 })
  answered({ status: 503 })
  answered({ kind: 'readyz', status: 503 })
  const text = await registry.metrics()
  expect(text).toContain('gevel_throttled_total{by="limit"} 1')
  expect(text).toContain('gevel_throttled_total{by="load"} 1')
})

test('the time that a page takes to become HTML is kept', async () => {
  renderedPages.publish(0.004)
  expect(await registry.metrics()).toContain('gevel_render_seconds_bucket{le="0.005"} 1')
})
