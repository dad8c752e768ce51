import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { storeListings } from '@/features/listings/store/store-listings'
import { storeTypes } from '@/testing/home-types'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let an: number
let bo: number

beforeAll(async () => {
  cms = await openPayload()
  const { payload, db } = cms
  ;(globalThis as { gevelDatabase?: Database }).gevelDatabase = db
  const agent = (name: string, email: string) => ({ id: null, name, email, phone: null })
  await storeTypes(db)
  await storeListings(db, [
    aListing({ id: 1, agent: agent('An', 'an@gevel.example') }),
    aListing({ id: 2, agent: agent('An', 'an@gevel.example'), deal: 'rent' }),
    aListing({ id: 3, agent: agent('Bo', 'bo@gevel.example') }),
    aListing({ id: 4, agent: agent('An', 'an@gevel.example'), status: 'sold' }),
  ])
  const office = await make(payload, 'offices', { name: 'Kantoor Gent' })
  const role = 'Makelaar'
  an = await make(payload, 'team', { name: 'An Peeters', email: 'an@gevel.example', office, role })
  bo = await make(payload, 'team', { name: 'Bo', office })
  await make(payload, 'pages', { key: 'home', title: 'Home', path: '' })
  await make(payload, 'pages', { title: 'Kantoren', modules: [{ blockType: 'team', shows: 'offices' }] })
  await make(payload, 'pages', { title: 'Wie wij zijn', modules: [{ blockType: 'team' }] })
})
afterAll(() => cms.close())

const site = createSite()
const ask = (path: string) => Promise.resolve(site.request(siteUrl + path))
const htmlOf = async (path: string) => (await ask(path)).text()

test('a member has a page with their homes that can still be had, their office and the way to the team', async () => {
  const html = await htmlOf(`/nl/team/an-peeters/${an}/`)
  expect(headingsIn(html)).toEqual(
    expect.arrayContaining([
      'h1 An Peeters',
      'h2 Te koop bij An Peeters',
      'h2 Te huur bij An Peeters',
      'h3 Kantoor Gent',
    ]),
  )
  const homes = linksIn(html).filter((href) => /\/\d+\/$/.test(href) && href.includes('/gent/'))
  expect([...new Set(homes)]).toEqual(['/nl/te-koop/gent/huis/1/', '/nl/te-huur/gent/huis/2/'])
  expect(wordsIn(html)).toContain('Home Wie wij zijn An Peeters')
  expect(linksIn(html)).toContain('/nl/wie-wij-zijn/')
})

test('the page names itself in every language', async () => {
  const html = await htmlOf(`/fr/equipe/an-peeters/${an}/`)
  expect(html).toContain(`rel="canonical" href="${siteUrl}/fr/equipe/an-peeters/${an}/"`)
  for (const path of ['/nl/team', '/en/team', '/de/team'])
    expect(html).toContain(`href="${siteUrl}${path}/an-peeters/${an}/"`)
})

test('a name that has changed, or the word of another language, leads to the page', async () => {
  for (const path of [`/nl/team/an-janssens/${an}/`, `/nl/equipe/an-peeters/${an}/`]) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([
      path,
      308,
      `/nl/team/an-peeters/${an}/`,
    ])
  }
})

test('nobody with this number is a page that does not exist, and comes back with the team', async () => {
  const answer = await ask('/nl/team/an-peeters/99999/')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('xkey') ?? answer.headers.get('Cache-Tag') ?? '').toContain('team')
})

test('the page of the team and the card beside a home lead to the page', async () => {
  const path = `/nl/team/an-peeters/${an}/`
  expect(linksIn(await htmlOf('/nl/wie-wij-zijn/'))).toEqual(
    expect.arrayContaining([path, `/nl/team/bo/${bo}/`]),
  )
  expect(linksIn(await htmlOf('/nl/te-koop/gent/huis/1/'))).toContain(path)
})

test('whoever left has a page that is gone, with their office, who works there and the homes it looks after', async () => {
  const agent = { id: '77', name: 'Cé', email: null, phone: null }
  await storeListings(cms.db, [aListing({ id: 5, agent })])
  const where = { name: { equals: 'Kantoor Gent' } }
  const [office] = (await cms.payload.find({ collection: 'offices', where, locale: 'nl' })).docs
  const left = await make(cms.payload, 'team', { name: 'Cé', office: office?.id, platformAgent: '77' })
  const path = `/nl/team/ce/${left}/`
  expect((await ask(path)).status).toBe(200)
  await cms.payload.delete({ collection: 'team', id: left })
  const answer = await ask(path)
  expect(answer.status).toBe(410)
  const html = await answer.text()
  expect(headingsIn(html)).toEqual(
    expect.arrayContaining(['h1 Deze collega werkt niet meer bij ons', 'h3 Kantoor Gent', 'h3 An Peeters']),
  )
  expect(linksIn(html)).toContain('/nl/te-koop/gent/huis/5/')
  expect(wordsIn(html)).not.toContain('Cé')
})
