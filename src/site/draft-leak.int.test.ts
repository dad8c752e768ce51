import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'

import { siteUrl } from './data/site'

/** Stands in drafts only. */
const secret = 'Zevenslaper'
const settings = ['header', 'footer', 'popup', 'home-banner']

let cms: TestPayload
let editor: Ask
let token: string
let page: number
let article: number
let picture: string
let site: { request: (address: string, init?: RequestInit) => Response | Promise<Response> }

beforeAll(async () => {
  cms = await openPayload()
  ;(globalThis as { gevelDatabase?: Database }).gevelDatabase = cms.db
  const { createSite } = await import('./site-app')
  const { answerPreview } = await import('./preview')
  site = createSite({ preview: answerPreview })
  const { ask, user } = await cms.as('editor')
  editor = ask
  const password = 'a-long-enough-password'
  token = (await cms.anonymous('POST', 'users/login', { email: user.email, password })).body.token as string
  page = await make(cms.payload, 'pages', { title: 'Openbaar', path: 'openbaar' })
  article = await make(cms.payload, 'articles', { title: 'Openbaar bericht' })
  const { filename } = await cms.payload.findByID({
    collection: 'media',
    id: await make(cms.payload, 'media', { alt: secret }),
  })
  picture = filename ?? ''
  await draft(`pages/${page}`, 'nl', {
    title: secret,
    path: secret.toLowerCase(),
    modules: [{ blockType: 'text', title: secret }],
  })
  await draft(`pages/${page}`, 'fr', { title: `${secret} fr`, isPublic: true })
  await draft(`articles/${article}`, 'nl', { title: secret })
  const link = { label: secret, url: 'https://example.com' }
  await draft('globals/header', 'nl', { topBar: [link] })
  await draft('globals/footer', 'nl', { columns: [{ title: secret }] })
  await draft('globals/popup', 'nl', { isPublished: true, title: secret })
  await draft('globals/home-banner', 'nl', { title: secret })
})
afterAll(() => cms.close())

async function draft(path: string, locale: string, data: object): Promise<void> {
  const method = path.startsWith('globals') ? 'POST' : 'PATCH'
  const { status } = await editor(method, `${path}?locale=${locale}&draft=true`, data)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
}

const ofRecords = (kind: string, id: number) => [
  `${kind}?limit=100`,
  `${kind}?draft=true&locale=nl`,
  `${kind}?draft=true&locale=all&depth=3`,
  `${kind}?draft=true&where[title][like]=${secret}&locale=nl`,
  `${kind}?where[title][like]=${secret}&locale=fr&fallback-locale=nl`,
  `${kind}?draft=true&select[title]=true&pagination=false`,
  `${kind}/count?where[title][like]=${secret}&draft=true&locale=nl`,
  `${kind}/${id}`,
  `${kind}/${id}?draft=true`,
  `${kind}/${id}?draft=true&locale=all`,
  `${kind}/${id}/language-states`,
  `${kind}/versions`,
  `${kind}/versions?locale=all&where[parent][equals]=${id}`,
  `${kind}/versions/count`,
  `${kind}/versions/1?locale=all`,
]
const ofSettings = (slug: string) => [
  `globals/${slug}?draft=true&locale=nl`,
  `globals/${slug}?draft=true&locale=all&depth=2`,
  `globals/${slug}/versions?locale=all`,
  `globals/${slug}/versions/1`,
  `globals/${slug}/language-states`,
]

test('no answer to who has no account holds a word of a draft', async () => {
  const reads = [
    ...ofRecords('pages', page),
    ...ofRecords('articles', article),
    ...settings.flatMap(ofSettings),
    'media?draft=true',
    `media/file/${picture}?draft=true`,
    'payload-locked-documents',
    `payload-preferences/collection-pages-${page}`,
  ]
  const asked: string[] = []
  const look = (name: string, body: unknown) => {
    asked.push(name)
    expect(JSON.stringify(body), name).not.toContain(secret)
  }
  for (const path of reads) look(path, (await cms.anonymous('GET', path)).body)
  const writes: [string, unknown][] = [
    ['graphql', { query: `{ Pages(draft: true) { docs { title } } }` }],
    ['graphql', { query: `{ Page(id: ${page}, draft: true) { title } }` }],
    ['graphql', { query: `{ Header(draft: true) { topBar { label } } }` }],
    [`pages/${page}/revert?locale=nl`, {}],
    [`pages/${page}/duplicate?draft=true&locale=nl`, {}],
    ['here', { kind: 'pages', id: page, form: 'window-1' }],
  ]
  for (const [path, body] of writes) look(`POST ${path}`, (await cms.anonymous('POST', path, body)).body)
  const pages = [
    ...['nl', 'fr'].map((locale) => `/${locale}/preview/pages/${page}/`),
    `/nl/preview/articles/${article}/`,
    ...settings.map((slug) => `/nl/preview/globals/${slug}/`),
    `/nl/preview/pages/${page}/?draft=true`,
    ...['/nl/', '/nl/openbaar/', '/nl/openbaar/?draft=true', `/nl/${secret.toLowerCase()}/`, '/sitemap.xml'],
  ]
  for (const path of pages)
    look(
      path,
      await (await site.request(`${siteUrl}${path}`, { headers: { Cookie: 'payload-token=x' } })).text(),
    )
  expect(asked.length).toBeGreaterThanOrEqual(60)
})

test('whoever may read them does: the words looked for are there', async () => {
  for (const path of [`pages/${page}?draft=true&locale=nl`, 'globals/footer?draft=true&locale=nl'])
    expect(JSON.stringify((await editor('GET', path)).body)).toContain(secret)
  expect((await editor('GET', 'globals/footer?locale=nl')).body.columns ?? []).toEqual([])
})

async function preview(path: string): Promise<string> {
  const headers = { Authorization: `JWT ${token}` }
  return (await site.request(`${siteUrl}/nl/preview/${path}/`, { headers })).text()
}

test.each(settings)('an editor tries %s before visitors see it', async (slug) => {
  const html = await preview(`globals/${slug}`)
  expect(html).toContain(secret)
  expect(await (await site.request(`${siteUrl}/nl/`)).text()).not.toContain(secret)
})

test('the pop-up covers no preview but its own, where it shows at once', async () => {
  const popup = 'data-behaviour="timed-popup"'
  expect(await preview('globals/popup')).toMatch(/data-behaviour="timed-popup"[^>]*delaySeconds&quot;:0\b/)
  for (const path of [`pages/${page}`, 'globals/header', 'globals/footer'])
    expect(await preview(path)).not.toContain(popup)
})
