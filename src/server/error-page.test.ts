import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createSite } from '@/site/site-app'

import { answerError } from './error-page'

const root = mkdtempSync(path.join(tmpdir(), 'gevel-dev-'))
const screen = path.join(root, 'screen.ts')
let vite: ViteDevServer

beforeAll(async () => {
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
})
afterAll(async () => {
  await vite.close()
  rmSync(root, { recursive: true })
})

/** What loading or running the screen throws. */
async function errorOf(text: string): Promise<unknown> {
  writeFileSync(screen, text)
  vite.moduleGraph.invalidateAll()
  try {
    const loaded = await vite.ssrLoadModule('/screen.ts')
    return (loaded['screen'] as () => unknown)()
  } catch (error) {
    return error
  }
}

const types = 'interface Page {\n  title: string\n  lines: string[]\n}\n\n'

test('an error in a screen is shown where it is in its file, with what led to it', async () => {
  const error = await errorOf(
    `${types}export function screen(): Page {\n  try {\n    throw new Error('no <home>')\n  } catch (cause) {\n    throw new Error('no page', { cause })\n  }\n}\n`,
  )
  const answer = answerError(vite, error)
  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(html).toContain(`Error: no page\n    at Module.screen (${screen}:10:11)`)
  expect(html).toContain(`Error: no &lt;home>\n    at Module.screen (${screen}:8:11)`)
})

test('a file that cannot be read names itself, without the colours of a terminal', async () => {
  const error = (await errorOf('export const screen = (')) as Error
  error.message = `\u001b[31m${error.message}\u001b[0m`
  const html = await answerError(vite, error).text()
  expect(html).toContain('screen.ts')
  expect(html).not.toContain('\u001b')
})

test('the page comes back by itself, and its policy lets it', async () => {
  const site = createSite({
    onError: (error) => answerError(vite, error),
    preview: () => {
      throw new Error('broken')
    },
  })
  const answer = await site.request('http://localhost:3000/nl/preview/page/1/')
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('<script type="module" src="/@vite/client"></script>')
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
})

test('what is thrown may be anything', async () => {
  expect(await answerError(vite, 'out of <paper>').text()).toContain('out of &lt;paper>')
})
