import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { openAdvisories } from './advisories'

const of = (url: string, severity: string) => ({ url, severity, title: 'Reads too much', range: '<5' })
const printed = JSON.stringify({
  vulnerabilities: {
    hono: { via: [of('https://example/1', 'high'), of('https://example/2', 'moderate')] },
    pg: { via: ['hono', of('https://example/3', 'critical')] },
  },
})

test('grave weaknesses are named, unless somebody looked at them not too long ago', () => {
  const named = (until: string) =>
    openAdvisories(printed, [{ url: 'https://example/1', until, why: 'not reached' }], '2026-11-18')
  expect(named('2026-12-31')).toEqual(['pg <5: critical, Reads too much: https://example/3'])
  expect(named('2026-11-17')).toHaveLength(2)
})

test.each(['', 'npm error', '{"message":"405 Method Not Allowed"}'])(
  'no answer is no good news: %s',
  (text) => {
    expect(openAdvisories(text, [], '2026-11-18')).toBeNull()
  },
)

/** The program itself with a registry that knows these advisories; null: one that knows none at all. */
async function audited(advisories: object | null, ...more: string[]) {
  const registry = createServer((request, response) => {
    const isAsked = request.method === 'POST' && request.url?.endsWith('/advisories/bulk')
    request.resume().on('end', () => {
      if (!advisories || !isAsked) response.writeHead(request.method === 'POST' ? 405 : 404).end('{}')
      else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(advisories))
    })
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/audit-packages.ts', ...more], {
    env: { ...process.env, npm_config_registry: address, npm_config_fetch_retries: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  registry.closeAllConnections()
  registry.close()
  return { code, said }
}

const grave = {
  id: 1,
  url: 'https://example/4',
  title: 'Reads too much',
  severity: 'high',
  vulnerable_versions: '<99',
}

test('npm’s own answer is understood: a grave weakness ends it with an error, none does not', async () => {
  const found = await audited({ hono: [{ ...grave, cwe: [], cvss: { score: 8, vectorString: '' } }] })
  expect(found).toMatchObject({ code: 1 })
  expect(found.said).toContain('hono <99: high, Reads too much: https://example/4')
  expect(await audited({})).toMatchObject({ code: 0, said: expect.stringContaining('0 grave') as string })
}, 60_000)

test('a registry without advisories is said, and an error where it must have them', async () => {
  expect(await audited(null)).toMatchObject({ code: 0, said: expect.stringContaining('left out') as string })
  expect(await audited(null, '--must-ask')).toMatchObject({ code: 1 })
}, 60_000)
