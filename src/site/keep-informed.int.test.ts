import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { linkPath } from '@/domain/lead/link-path'
import { storeListings } from '@/features/listings/store/store-listings'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { wordsIn } from '@/testing/markup'
import { aListing } from '@/testing/records/a-listing'
import { rows } from '@/testing/rows'

import { signLink } from './data/links'
import { siteUrl } from './data/site'
import { createSite } from './site-app'

let test_: TestDatabase
const site = createSite()

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
  // The pool of this process, as a route finds it.
  const shared = globalThis as { gevelDatabase?: Database }
  shared.gevelDatabase = test_.db
  await storeListings(test_.owner, [aListing({ id: 12 })])
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead, lead.request_count cascade`))

const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))

function post(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { Origin: new URL(siteUrl).origin, 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(fields).toString()
  return Promise.resolve(site.request(`${siteUrl}${path}`, { method: 'POST', headers, body }))
}

const send = (fields: Record<string, string>) =>
  post('/nl/forms/list-demand/', { email: 'an@example.com', search: 'sale?city=Gent', ...fields })

const thanks = '/nl/bedankt/zoekopdracht/?form=list-demand'

const demands = () =>
  rows<{ id: string; search: string; isActive: boolean }>(
    test_.owner,
    sql`select id, search, is_active as "isActive" from lead.demand`,
  )

test('a list has the field with its own search, the same for everybody', async () => {
  const response = await ask('/nl/te-koop/?city=Gent&bedrooms-min=2')
  expect(response.headers.get('Cache-Control')).toContain('public')
  expect(await response.text()).toContain('name="search" value="sale?city=Gent&amp;bedrooms-min=2"')
})

test('the head of a list leads past its homes to the field; without homes nothing is in between', async () => {
  const linkToField = /<a href="#list-demand"[^>]*>Verwittig mij<\/a>/
  expect(await (await ask('/nl/te-koop/')).text()).toMatch(linkToField)
  expect(await (await ask('/nl/te-koop/?bedrooms-min=9')).text()).not.toMatch(linkToField)
})

test('a list without homes has it too, but not one of a place that nobody knows', async () => {
  expect(await (await ask('/nl/te-koop/?bedrooms-min=9')).text()).toContain('id="list-demand"')
  expect(await (await ask('/nl/te-koop/?city=Antwrpen')).text()).not.toContain('id="list-demand"')
})

test('one post saves the search and one button behind the link confirms it', async () => {
  const answer = await send({ search: 'sale?city=Gent&bedrooms-min=2&sort=price-up&page=2' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, thanks])
  expect(answer.headers.get('Set-Cookie')).toBeNull()
  const [demand] = await demands()
  expect(demand).toMatchObject({ search: 'sale?city=Gent&bedrooms-min=2', isActive: false })
  const id = demand?.id ?? ''
  const token = signLink({ purpose: 'demand', id, expires: new Date(Date.now() + 60_000) })
  const path = linkPath('nl', 'demand', token)
  const page = wordsIn(await (await ask(path)).text())
  expect(page).toContain('Bevestig uw zoekopdracht')
  expect(page).toContain('an@example.com')
  expect(await demands()).toMatchObject([{ isActive: false }])
  const confirmed = await post(`${path}confirm/`, {})
  expect(confirmed.headers.get('Location')).toBe(`${path}?news=kept`)
  expect(await demands()).toMatchObject([{ isActive: true }])
  const after = await (await ask(`${path}?news=kept`)).text()
  expect(after).toContain('href="/nl/te-koop/?city=Gent&amp;bedrooms-min=2"')
})

test('whoever sends it again, or is a robot, reads the same; only what is new is saved', async () => {
  const posts: Record<string, string>[] = [{}, {}, { topic_line: 'Cheap' }]
  for (const fields of posts) {
    const answer = await send(fields)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, thanks])
  }
  expect(await demands()).toHaveLength(1)
})

test('a wrong address comes back with the search, and too many are refused', async () => {
  const wrong = await send({ email: 'an@' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('name="search" value="sale?city=Gent"')
  expect((await send({ search: 'city=Gent' })).status).toBe(422)
  const statuses: number[] = []
  for (const most of [1, 2, 3, 4, 5, 6])
    statuses.push((await send({ search: `sale?bedrooms-min=${most}` })).status)
  expect(statuses).toEqual([303, 303, 303, 303, 303, 422])
})

test('the form has no page of its own', async () => {
  const response = await ask('/nl/forms/list-demand/')
  expect([response.status, response.headers.get('Location')]).toEqual([307, '/nl/te-koop/'])
})

test('whoever asks for a valuation reads how many searches wait for such a home, without JavaScript', async () => {
  await test_.owner.execute(
    sql`insert into listing.category (id, language, name, show_order, is_for_sale, is_for_rent)
        values (1, 'nl', 'Huis', 1, true, true)`,
  )
  const property = { goal: 'sell', types: '1', address: 'Kouter 1', zip: '9000', city: 'Gent' }
  const next = () => post('/nl/forms/valuation/', { ...property, step: '0', go: 'next' })
  const waiting = async (count: number) => {
    for (let person = 0; person < count; person += 1) await send({ email: `p${person}-${count}@example.com` })
    await test_.owner.execute(sql`update lead.demand set is_active = true`)
    const answer = await next()
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    return /\d+ bewaarde zoekopdrachten passen [^.]*\./.exec(wordsIn(await answer.text()))?.[0] ?? null
  }
  expect(await waiting(4)).toBeNull()
  expect(await waiting(1)).toBe('5 bewaarde zoekopdrachten passen bij een pand zoals het uwe in Gent.')
})
