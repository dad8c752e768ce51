import { sql } from 'drizzle-orm'
import type { AdminViewServerProps } from 'payload'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { type Language, languages } from '@/domain/language'
import { submitLead } from '@/features/leads/submit-lead'
import { storeListings } from '@/features/listings/store/store-listings'
import { answerView } from '@/site/answers/answer-view'
import { siteUrl } from '@/site/data/site'
import { viewCounter } from '@/site/data/visits'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { wordsIn } from '@/testing/markup'

import { insightText } from './admin/board-words'
import { InsightBoard } from './admin/insight-board'
import { MonthAtAGlance } from './admin/month-at-a-glance'
import { readMonth } from './admin/read-month'
import { tableNames, tableTitles } from './insight-words'

// Payload's own frame around it needs a browser.
vi.mock('@/cms/admin/board', () => ({
  Board: ({ title, children }: { title: string; children: ReactNode }) =>
    createElement('main', null, createElement('h1', null, title), children),
  boardParameter: ({ searchParams }: AdminViewServerProps, name: string) => searchParams?.[name],
  guardBoard: () => undefined,
}))

let cms: TestPayload
let editor: Ask

beforeAll(async () => {
  cms = await openPayload()
  // Site and admin in one process have the rights of both.
  Object.assign(globalThis, { gevelDatabase: cms.db })
  editor = (await cms.as('editor')).ask
  await storeListings(
    cms.db,
    [11, 12].map((id) => aListing({ id, reference: `V-${id}` })),
  )
})
afterAll(() => cms.close())

/** As the script of a page sends it. */
async function sendSeen(visitor: number, body: string): Promise<void> {
  const headers = {
    Origin: new URL(siteUrl).origin,
    'Sec-Fetch-Site': 'same-origin',
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'X-Forwarded-For': `192.0.2.${visitor}`,
    'Content-Length': String(body.length),
  }
  const answer = await answerView(new Request(`${siteUrl}/seen/`, { method: 'POST', headers, body }))
  expect(answer.status).toBe(204)
}

/** The lines of a file, without its first. */
async function file(table: string, days = 30, ask = editor): Promise<string[]> {
  const { status, body } = await ask('GET', `insight/export?table=${table}&days=${days}`)
  expect(status).toBe(200)
  return (body as string).trimEnd().split('\r\n').slice(1)
}

const board = async (language: Language, days = '30') => {
  const req = {
    user: { collection: 'users', role: 'editor', id: 1 },
    i18n: { language },
    payload: cms.payload,
  }
  const view = { initPageResult: { req }, searchParams: { days } } as unknown as AdminViewServerProps
  return renderToStaticMarkup(await InsightBoard(view))
}

test('before anything is counted the board says so, in every language', async () => {
  for (const language of languages) {
    const html = await board(language)
    expect(wordsIn(html).split(insightText.none[language])).toHaveLength(tableNames.length)
    expect(html).not.toContain('NaN')
  }
})

test('what pages tell is what the board shows and its files hold', async () => {
  const forGhent = 'search=sale&places=44021&to=300000&bedrooms=3'
  for (const visitor of [1, 2, 3]) await sendSeen(visitor, `${forGhent}&found=0`)
  await sendSeen(1, `${forGhent}&found=0`)
  await sendSeen(4, 'search=rent&places=44021,BE-VAN&found=12')
  await sendSeen(5, 'search=sale&places=44021&found=2')
  for (const visitor of [1, 2]) await sendSeen(visitor, 'home=12&referrer=www.immoweb.be')
  await sendSeen(1, 'home=11')
  for (const visitor of [1, 2, 3, 4]) await sendSeen(visitor, 'form=valuation&step=1')
  for (const visitor of [1, 2]) await sendSeen(visitor, 'form=valuation&step=2')
  await sendSeen(1, 'form=valuation&step=3')
  await sendSeen(1, 'form=valuation&step=sent')
  await viewCounter.flush()
  await viewCounter.flush()

  expect(await file('searches')).toEqual([
    expect.stringMatching(/^"Te koop · Gent · tot €.300\.000 · 3 slaapkamers of meer";"3";"0"$/),
  ])
  expect(await file('places')).toEqual([
    '"Gent";"Te koop";"4";"0";"3";"2"',
    '"Gent";"Te huur";"1";"0";"0";"0"',
    '"Antwerpen (provincie)";"Te huur";"1";"0";"0";"0"',
  ])
  expect((await file('homes')).map((line) => line.split(';').toSpliced(1, 1).join(';'))).toEqual([
    '"V-12";"2";"0";"0"',
    '"V-11";"1";"0";"0"',
  ])
  expect(await file('views')).toEqual(['"Vastgoedportaal";"2";"0"', '"Rechtstreeks";"1";"0"'])
  expect(await file('forms')).toEqual([
    '"Gratis schatting";"1";"4";"100";"0"',
    '"Gratis schatting";"2";"2";"50";"0"',
    '"Gratis schatting";"3";"1";"25";"0"',
    '"Gratis schatting";"Verzonden";"1";"25";"0"',
  ])
  const [today = ''] = await file('days')
  expect(today.split(';').slice(1)).toEqual(['"3"', '"0"', '"5"', '"3"', '"0"'])

  const html = await board('nl')
  const text = wordsIn(html)
  expect(text).toContain('Paginabezoeken 3 Vorige periode: 0 Zoekacties 5 Vorige periode: 0')
  expect(text).toContain('60 %')
  expect(html).toContain('<td class="insight-reference">V-12</td>')
  expect(html).toContain(
    'aria-label="Formulieren, stap voor stap. Gratis schatting: 1 van de 4 bezoekers die stap 1 zagen, hebben verzonden."',
  )
  expect(html.match(/<svg[^>]* role="img" aria-label="[^"]{20,}"/g)).toHaveLength(2 * 6)
})

test('leads count by source and campaign, without spam, owners and friends', async () => {
  const services = { db: cms.db, now: () => new Date(), channels: [], limits: [], secret: 'secret' }
  const send = (given: Parameters<typeof aLead>[0]) =>
    submitLead(services, aLead({ listingId: 12, ...given }))
  const evil = { source: '=1+1', name: '<b>Herfst</b>' }
  await send({ source: 'other', campaign: evil })
  await send({ source: 'other', campaign: { source: '=1+1', name: '<B>herfst</B>' } })
  await send({ source: 'portal' })
  await send({})
  await send({ source: 'search', kind: 'send-to-friend' })
  await send({ source: 'search', kind: 'owner-message' })
  const spam = await send({ source: 'mail' })
  if (spam.state === 'saved')
    await cms.db.execute(sql`update lead.lead set status = 'spam' where id = ${spam.lead.id}::uuid`)
  expect(await file('leads')).toEqual([
    `"Andere website of campagne";"'=1+1 / <b>herfst</b>";"2";"0"`,
    '"Vastgoedportaal";"Geen campagne";"1";"0"',
    '"Niet bekend";"Geen campagne";"1";"0"',
  ])
  expect((await file('homes'))[0]).toMatch(/^"V-12";.*;"2";"0";"4"$/)
  expect(await board('nl')).not.toContain('<b>')
})

test('the period before stands beside it, and 90 days reach further back', async () => {
  await cms.db.execute(
    sql`insert into visit.place_daily values (visit.today() - 29, 'sale', '11002', 7, 0),
          (visit.today() - 30, 'sale', '11002', 5, 0), (visit.today() - 59, 'sale', '11002', 3, 0),
          (visit.today() - 60, 'sale', '11002', 100, 0)`,
  )
  expect((await file('places'))[0]).toBe('"Antwerpen";"Te koop";"7";"8";"0";"0"')
  expect((await file('places', 90))[0]).toBe('"Antwerpen";"Te koop";"115";"0";"0";"0"')
})

test('the first page after logging in has the views by day and by source and the leads by source, each with its numbers', async () => {
  const services = { db: cms.db, now: () => new Date(), channels: [], limits: [], secret: 'secret' }
  await cms.db.execute(sql`truncate lead.lead cascade; truncate visit.daily`)
  for (const source of ['portal', 'portal', 'search'] as const)
    await submitLead(services, aLead({ listingId: 12, source }))
  await cms.db.execute(
    sql`insert into visit.daily values (12, visit.today() - 3, 'direct', 5), (12, visit.today() - 29, 'mail', 7),
          (12, visit.today() - 30, 'mail', 4), (12, visit.today() - 59, 'portal', 1), (12, visit.today() - 60, 'search', 9)`,
  )
  const month = await readMonth(cms.db, { now: new Date(), language: 'fr' })
  const html = renderToStaticMarkup(MonthAtAGlance({ payload: cms.payload, month, language: 'fr' }))
  expect(html).toMatch(/<svg[^>]* role="img" aria-label="Consultations de biens par jour\s: 12 /)
  expect(html).toMatch(/<svg[^>]* role="img" aria-label="Consultations selon l’origine[^"]*E-mail, 7\."/)
  expect(wordsIn(html)).toContain('E-mail 7 4 Accès direct 5 0 Portail immobilier 0 1')
  expect(html).toContain('href="/api/insight/export?table=views&amp;days=30"')
  expect(html).toMatch(/<svg[^>]* role="img" aria-label="[^"]*Portail immobilier, 2\."/)
  expect(wordsIn(html)).toContain('Portail immobilier Aucune campagne 2 0')
  expect(html).toContain('href="/api/insight/export?table=leads&amp;days=30"')
  expect(html.match(/<table/g)).toHaveLength(3)
})

test.each(languages)('the board in %s has all its parts and files', async (language) => {
  const html = await board(language, '90')
  for (const name of tableNames) {
    expect(html).toContain(tableTitles[name][language])
    expect(html).toContain(`href="/api/insight/export?table=${name}&amp;days=90"`)
  }
})

test('the files are for editors and administrators', async () => {
  const translator = (await cms.as('translator', { languages: ['fr'] })).ask
  const agent = (await cms.as('agent')).ask
  for (const ask of [translator, agent, cms.anonymous])
    for (const table of tableNames)
      expect((await ask('GET', `insight/export?table=${table}`)).status).toBe(403)
  expect((await editor('GET', 'insight/export?table=users')).status).toBe(404)
  const admin = (await cms.as('admin')).ask
  expect(await file('forms', 30, admin)).toHaveLength(4)
})
