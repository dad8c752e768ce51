import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { messages } from '@/i18n/messages'
import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
const { my_data, processing, receivers, cookie_list, legal_identity, accessibility, footer } = messages.nl

beforeAll(async () => {
  cms = await openPayload()
  for (const key of ['privacy', 'cookie-policy', 'disclaimer', 'contact'])
    await make(cms.payload, 'pages', { key, title: `De woorden van het kantoor over ${key}`, path: key })
  await cms.payload.updateGlobal({
    slug: 'agency',
    locale: 'nl',
    data: { company: 'Gevel Vastgoed BV', companyNumber: '0999.000.426' },
  })
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const site = createSite()
const htmlOf = async (path: string) => (await site.request(`${siteUrl}${path}`)).text()
const lists = [processing.title, receivers.title, cookie_list.list_title, legal_identity.title]

test.each([
  ['privacy', [processing.title, receivers.title]],
  ['cookie-policy', [cookie_list.list_title]],
  ['disclaimer', [legal_identity.title]],
  ['contact', []],
])('under the agency’s words on %s stand the lists that belong there, and no others', async (page, own) => {
  const html = await htmlOf(`/nl/${page}/`)
  const headings = headingsIn(html).map((heading) => heading.replace(/^h\d /, ''))
  expect(headings).toContain(`De woorden van het kantoor over ${page}`)
  expect(lists.filter((title) => headings.includes(title))).toEqual(own)
})

test('the privacy page names the platform that leads go to, and leads to one’s own data', async () => {
  const html = await htmlOf('/nl/privacy/')
  expect(wordsIn(html)).toContain('Omnicasa')
  expect(linksIn(html)).toContain('/nl/mijn-gegevens/')
})

test('the disclaimer shows what the agency filled in once', async () => {
  expect(wordsIn(await htmlOf('/nl/disclaimer/'))).toContain(`${legal_identity.number} 0999.000.426`)
})

test('the statement has its form, and every page leads to it and to one’s own data', async () => {
  const html = await htmlOf('/nl/toegankelijkheid/')
  expect(headingsIn(html)).toContain(`h1 ${accessibility.title}`)
  expect(html).toContain('action="/nl/forms/accessibility/"')
  const links = linksIn(await htmlOf('/nl/contact/'))
  expect(links).toEqual(expect.arrayContaining(['/nl/toegankelijkheid/', '/nl/mijn-gegevens/']))
  expect(wordsIn(await htmlOf('/nl/mijn-gegevens/'))).toContain(my_data.intro)
})

test('a real site does not call itself a demo', async () => {
  expect(await htmlOf('/nl/contact/')).not.toContain(footer.demo)
})
