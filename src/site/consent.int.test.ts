import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { tagKinds } from '@/domain/consent/tags'
import { purgeProofs } from '@/features/consent/purge-proofs.task'
import { fetchVideoStill } from '@/features/listings/media/fetch-video-still'
import { make } from '@/testing/records/a-document'
import { anOwner } from '@/testing/records/an-owner'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { wordsIn } from '@/testing/markup'
import { rows } from '@/testing/rows'
import { loginOf } from '@/testing/login-of'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
const site = createSite()

beforeAll(async () => {
  cms = await openPayload()
  await make(cms.payload, 'pages', { key: 'cookie-policy', title: 'Cookiebeleid', path: 'cookiebeleid' })
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))
const policyOf = async (path: string) => (await ask(path)).headers.get('Content-Security-Policy') ?? ''
const setTags = (data: Partial<Record<(typeof tagKinds)[number], string>>) =>
  cms.payload.updateGlobal({
    slug: 'site-info',
    data: { tagManager: '', analytics: '', ads: '', pixel: '', ...data },
    locale: 'nl',
  })

const id = '5f0b3c58-6a3e-4f0e-9d3f-6a1f3c1f2a11'
const answer = {
  ...{ id, version: '1', tags: 'analytics pixel' },
  ...{ analytical: 'true', marketing: 'false', social: 'false', unclassified: 'false' },
}

function send(body: Record<string, string>, headers: Record<string, string> = {}, locale = 'nl') {
  return Promise.resolve(
    site.request(`${siteUrl}/${locale}/consent/`, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    }),
  )
}

test('an answer is kept as proof, with its language, its words and its time, and with nothing of who gave it', async () => {
  const response = await send(answer, { 'X-Forwarded-For': '203.0.113.9' }, 'de')
  expect(response.status).toBe(204)
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  const [kept] = await rows(cms.db, sql`select * from consent.answer where consent_id = ${id}`)
  expect(kept).toMatchObject({ dialog_version: 1, tags: ['analytics', 'pixel'], language: 'de' })
  expect(kept).toMatchObject({ analytical: true, marketing: false, social: false, unclassified: false })
  expect(JSON.stringify(kept)).not.toContain('203.0.113.9')
  expect(Object.keys(kept ?? {}).sort()).toEqual(
    [
      ...['id', 'consent_id', 'saved_at', 'dialog_version', 'tags', 'language'],
      ...['analytical', 'marketing', 'social', 'unclassified'],
    ].sort(),
  )
})

test('a withdrawal is a row of its own beside what was allowed before', async () => {
  await send({ ...answer, analytical: 'false' })
  const kept = await rows<{ analytical: boolean }>(
    cms.db,
    sql`select analytical from consent.answer where consent_id = ${id} order by saved_at`,
  )
  expect(kept.map(({ analytical }) => analytical)).toEqual([true, false])
})

test('what another site sends, or what no dialog of ours sends, is not kept', async () => {
  expect((await send(answer, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await send({ ...answer, id: 'an@example.com' })).status).toBe(422)
  expect((await send({ ...answer, more: 'x'.repeat(3000) })).status).toBe(422)
  expect((await send(answer, {}, 'es')).status).toBe(404)
  expect((await ask('/nl/consent/')).status).toBe(404)
})

test('one address may answer as often as an office does, and no more; another is not kept waiting', async () => {
  const from = (address: string) => send(answer, { 'X-Forwarded-For': address })
  const statuses: number[] = []
  for (let n = 0; n < 62; n++) statuses.push((await from('198.51.100.7')).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1)
  expect(statuses.slice(0, 15)).toEqual(Array<number>(15).fill(204))
  expect((await from('198.51.100.8')).status).toBe(204)
  const counted = await rows<{ subject: string }>(
    cms.db,
    sql`select subject from lead.request_count where subject like 'consent%'`,
  )
  expect(counted.length).toBeGreaterThan(0)
  expect(JSON.stringify(counted)).not.toMatch(/198\.51/)
})

test('the process that answers visitors can add proofs, and neither read, change nor remove them', async () => {
  for (const statement of [
    sql`select * from consent.answer`,
    sql`update consent.answer set marketing = true`,
    sql`delete from consent.answer`,
  ])
    await expect(web.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('proofs go after two years', async () => {
  const year = (years: number) => new Date(Date.now() + years * 366 * 86_400_000)
  expect(await purgeProofs(cms.db, year(1.9))).toBe(0)
  expect(await purgeProofs(cms.db, year(2.1))).toBeGreaterThan(0)
  expect(await rows(cms.db, sql`select from consent.answer`)).toEqual([])
})

// Coverage: 3.105.
test('the dialog is in every page, names the agency’s own tags, and is closed without scripts', async () => {
  await setTags({ analytics: 'G-TEST1234', pixel: '123456789' })
  const html = await (await ask('/nl/nergens/')).text()
  const dialog = /<dialog id="consent".*?<\/dialog>/s.exec(html)?.[0] ?? ''
  expect(dialog).not.toMatch(/<dialog[^>]* open/)
  expect(wordsIn(dialog)).toContain('Google en Meta')
  expect(dialog.match(/type="checkbox"/g)).toHaveLength(5)
  expect(dialog.match(/checked=""/g)).toHaveLength(1)
  expect(dialog).toContain('href="/nl/cookiebeleid/"')
  expect(html.match(/data-opens="consent"/g)).toHaveLength(1)
})

test('the policy is wider by what the tags need, and as narrow as ever without them', async () => {
  await setTags({})
  const plain = await policyOf('/nl/')
  expect(plain).toContain("script-src 'self';")
  expect(plain).not.toMatch(/google|facebook\.net/)
  await setTags({ pixel: '123456789' })
  const withPixel = await policyOf('/nl/')
  expect(withPixel).toContain("script-src 'self' https://connect.facebook.net;")
  expect(withPixel).not.toMatch(/google|unsafe-|nonce/)
  expect(await policyOf('/nl/map/')).not.toContain('connect.facebook.net')
  await setTags({ analytics: 'G-TEST1234' })
  expect(await policyOf('/nl/')).toContain("script-src 'self' https://www.googletagmanager.com;")
})

test('a page behind a signed link has no tags, for its address is a key', async () => {
  await setTags({ analytics: 'G-TEST1234' })
  const response = await ask('/nl/request/no.such.link/')
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  expect(response.headers.get('Content-Security-Policy')).not.toContain('googletagmanager')
  expect(await response.text()).not.toContain('G-TEST1234')
})

test('neither the sign-in nor the portal nor the account has tags, whatever is configured', async () => {
  await setTags({
    tagManager: 'GTM-TEST123',
    analytics: 'G-TEST1234',
    ads: 'AW-123456789',
    pixel: '987654321098',
  })
  const owner = await anOwner(cms.db, { homes: [] })
  const portal = connect({ url: loginOf('gevel_portal') })
  Object.assign(globalThis, { gevelPortalDatabase: portal })
  const signedIn = createSite({ session: () => Promise.resolve(owner) })
  for (const [app, path] of [
    [site, '/nl/login/'],
    [site, '/nl/login/forgotten/'],
    [signedIn, '/nl/portal/'],
    [signedIn, '/nl/portal/1/'],
  ] as const) {
    const response = await app.request(`${siteUrl}${path}`)
    expect([path, response.headers.get('Content-Security-Policy')]).toEqual([
      path,
      expect.not.stringMatching(/google|facebook\.net/) as string,
    ])
    const html = await response.text()
    expect([path, html]).toEqual([
      path,
      expect.not.stringMatching(/GTM-TEST123|G-TEST1234|AW-123456789|987654321098/) as string,
    ])
    // Whoever is signed in finds their answer again, too.
    expect([path, html.match(/data-opens="consent"/g)]).toEqual([path, ['data-opens="consent"']])
  }
  await portal.$client.end()
})

test('codes that prove whose the site is stand in its head, and nothing for those that are not filled in', async () => {
  await cms.payload.updateGlobal({
    slug: 'site-info',
    data: {
      googleVerification: 'google-code_123',
      facebookVerification: '',
      nortonSafeWeb: 'norton-code_123',
    },
    locale: 'nl',
  })
  const html = await (await ask('/nl/cookiebeleid/')).text()
  expect(html).toContain('<meta name="google-site-verification" content="google-code_123"/>')
  expect(html).toContain('<meta name="norton-safeweb-site-verification" content="norton-code_123"/>')
  expect(html).not.toContain('facebook-domain-verification')
})

test('the cookie page lists what the site and the configured tags keep, and nothing else', async () => {
  await setTags({ analytics: 'G-TEST1234' })
  const words = wordsIn(await (await ask('/nl/cookiebeleid/')).text())
  for (const name of ['gevel:consent', 'gevel-consent-analytical', 'gevel:favourites', '_ga'])
    expect(words).toContain(name)
  expect(words).not.toContain('_fbp')
})

// Coverage: 9.50.
test('the still of a film comes through our own host, made anew, and only from the one host we ask', async () => {
  const asked: string[] = []
  const still = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#9c3f26' } })
    .jpeg()
    .toBuffer()
  const host: Server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.includes('gone')) response.writeHead(404).end()
    else if (request.url?.includes('moved'))
      response.writeHead(302, { Location: '/vi/x/hqdefault.jpg' }).end()
    else response.end(request.url?.includes('words') ? 'no picture' : still)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const picture = await fetchVideoStill({ id: 'aB3-_xYz901', quality: 'high' }, origin)
  const { format, width, height } = await sharp(picture ?? undefined).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 270 })
  expect(asked).toEqual(['/vi/aB3-_xYz901/hqdefault.jpg'])
  for (const broken of ['gone-film-1', 'moved-film1', 'words-film1'])
    expect(await fetchVideoStill({ id: broken, quality: 'low' }, origin)).toBeNull()
  host.close()
  expect((await ask('/images/youtube/nothing.webp')).status).toBe(404)
})

test('a still that cannot be had is see-through, so that the photograph under it shows', async () => {
  const response = await ask('/images/youtube/aB3-_xYz901-high.webp')
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect(response.headers.get('Cache-Control')).toContain('s-maxage=3600')
  const { width, hasAlpha } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([width, hasAlpha]).toEqual([1, true])
})
