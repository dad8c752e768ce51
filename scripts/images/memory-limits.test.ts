import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { memoryLimits } from './memory-limits'

test('a service has its own limit, or that of what it takes over', () => {
  const compose = `x-site: &site
  mem_limit: 600m
services:
  web:
    <<: *site
    mem_limit: 450m

  worker:
    <<: *site
    command: [worker]
  other:
    image: other
networks:
  inside:
    mem_limit: 9g
`
  expect(memoryLimits(compose)).toEqual({ web: 450, worker: 600 })
})

test('every service that is deployed has a limit', () => {
  const limits = memoryLimits(readFileSync('deploy/compose.yaml', 'utf8'))
  expect(Object.keys(limits).toSorted()).toEqual(['cms', 'migrate', 'postgres', 'varnish', 'web', 'worker'])
  expect(limits.cms).toBe(1024)
})
