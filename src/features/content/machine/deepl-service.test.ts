import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { aTranslationServer } from '@/testing/site/a-translation-server'

import { deeplService } from './deepl-service'

let server: Awaited<ReturnType<typeof aTranslationServer>>
beforeAll(async () => {
  server = await aTranslationServer()
})
beforeEach(() => {
  server.behaves({})
  server.asked.length = 0
})
afterAll(() => server.close())

const translate = (segments: string[], { key = server.key, timeoutMs = 5000 } = {}) =>
  deeplService({ url: server.url, key, timeoutMs }).translate(segments, { from: 'nl', to: 'en' })

test('segments go with the key and come back in their order, fifty at a time', async () => {
  const segments = Array.from({ length: 120 }, (_, number) => `<t i="0">huis ${number}</t>`)
  const answers = await translate(segments)
  expect(answers).toEqual(segments.map((_, number) => `<t i="0">HUIS ${number}</t>`))
  expect(server.asked.map(({ body }) => body.text.length)).toEqual([50, 50, 20])
  expect(server.asked[0]).toMatchObject({
    key: server.key,
    body: { source_lang: 'NL', target_lang: 'EN-GB', tag_handling: 'xml' },
  })
})

test.each([
  [429, 'busy'],
  [456, 'used-up'],
  [500, 'busy'],
  [503, 'busy'],
  [401, 'refused'],
  [400, 'wrong'],
] as const)('an answer of %i is said to be %s', async (status, failure) => {
  server.behaves({ status })
  await expect(translate(['<t i="0">huis</t>'])).rejects.toMatchObject({ failure })
})

test('a wrong key, no answer in time and no server are told apart', async () => {
  await expect(translate(['a'], { key: 'another' })).rejects.toMatchObject({ failure: 'refused' })
  server.behaves({ isSilent: true })
  await expect(translate(['a'], { timeoutMs: 200 })).rejects.toMatchObject({ failure: 'unreachable' })
  const nobody = deeplService({ url: 'http://127.0.0.1:9', key: 'a' })
  await expect(nobody.translate(['a'], { from: 'nl', to: 'fr' })).rejects.toMatchObject({
    failure: 'unreachable',
  })
})

test.each(['no json', '{}', '{"translations":[]}', '{"translations":[{"text":1}]}'])(
  'an answer that says %s is refused',
  async (raw) => {
    server.behaves({ raw })
    await expect(translate(['a'])).rejects.toMatchObject({ failure: 'wrong' })
  },
)

test('an answer without end is cut off', async () => {
  server.behaves({ raw: ' '.repeat(3_000_000) })
  await expect(translate(['a'])).rejects.toMatchObject({ failure: 'wrong' })
})
