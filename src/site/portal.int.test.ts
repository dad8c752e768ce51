import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { brusselsDay } from '@/domain/brussels-day'
import { mondayOf } from '@/domain/owner/week'
import { dayAndMonth, noonOf, tableDay } from '@/features/owners/home/moments'
import type { HappeningText } from '@/features/owners/home/owner-home'
import { locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'
import { rows } from '@/testing/rows'
import { addressesOf, openPortalSite, type PortalSite } from '@/testing/site/portal-site'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let site: PortalSite
beforeAll(async () => {
  site = await openPortalSite()
})
afterAll(() => site.close())

test.each(locales)('in %s the page tells the story of the home first, then its figures', async (locale) => {
  const html = await site.htmlOf(site.an, `/${locale}/portal/${site.ownHomes[0]}/`)
  const headings = headingsIn(html)
  const { portal } = messages[locale]
  const placeOf = (title: string) => headings.indexOf(`h2 ${title}`)
  const places = [portal.story_title, portal.figures_title, portal.history_title].map(placeOf)
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  // On a phone a visit that waits for an answer stands above the story.
  expect(placeOf(portal.visits_title)).toBeGreaterThan(-1)
  expect(placeOf(portal.visits_title)).toBeLessThan(placeOf(portal.figures_title))
  expect(html).toContain('<svg')
  expect(html).not.toMatch(/style="/)
  expect(html).toContain('noindex')
})

test('nothing of the portal is kept by a cache', async () => {
  const { visit, document } = await site.idsOf(site.ownHomes[0])
  for (const { path, posted } of addressesOf(site.ownHomes[0], { visit, document })) {
    const answer = await site.ask(site.an, path, posted)
    expect([path, answer.status < 400, answer.headers.get('Cache-Control')]).toEqual([
      path,
      true,
      'private, no-store',
    ])
  }
})

// Coverage: 1.40, 1.41, 1.45, 9.52.
test('the table has the numbers of the chart: our own count and other media, not the platform’s count of this site', async () => {
  const counted = 13
  await site.db.execute(
    sql`insert into visit.daily (listing_id, day, source, views)
        values (${site.ownHomes[0]}, visit.today(), 'direct', 6), (${site.ownHomes[0]}, visit.today(), 'mail', 7)`,
  )
  const html = await site.htmlOf(site.an, `/nl/portal/${site.ownHomes[0]}/`)
  const { Value: graph } = await site.simulator.ask('GetMediaObjectStatisticsGraphList', {
    ObjectIDs: String(site.ownHomes[0]),
  })
  // What other media told the platform; of this site only what was counted here.
  const told: Record<string, number> = {}
  for (const { Date: day, MediaID, Count } of graph.Items as {
    Date: string
    MediaID: number
    Count: number
  }[])
    told[day.slice(0, 10)] = (told[day.slice(0, 10)] ?? 0) + (MediaID === 5 ? 0 : Count)
  const today = brusselsDay(new Date())
  told[today] = (told[today] ?? 0) + counted
  const shown = [...html.matchAll(/<time dateTime="(\d{4}-\d\d-\d\d)">.*?font-medium">(\d+)<\/td>/gs)].map(
    ([, day = '', views]) => [day, Number(views)],
  )
  expect(shown).toHaveLength(30)
  expect(Object.fromEntries(shown)).toEqual(told)
  const sum = shown.reduce((all, [, views]) => all + Number(views), 0)
  const month = new Intl.NumberFormat('nl-BE').format(sum)
  expect(wordsIn(html)).toContain(`${messages.nl.portal.views.month} ${month}`)
  expect(html).toContain(`werd uw woning ${sum} keer bekeken`)
  // The weeks are the same days, and the list of media the same month.
  const weeks = html.slice(html.indexOf(`<table aria-label="${messages.nl.portal.weeks_title}"`))
  const sums = [...weeks.slice(0, weeks.indexOf('</table>')).matchAll(/font-medium">([\d.]+)<\/td>/g)].map(
    ([, views]) => Number(views?.replaceAll('.', '')),
  )
  const days = Object.entries(told).toSorted(([a], [b]) => a.localeCompare(b))
  const mondays = Map.groupBy(days, ([day]) => mondayOf(new Date(`${day}T12:00:00Z`)))
  const byWeek = [...mondays.values()].map((week) => week.reduce((all, [, views]) => all + views, 0))
  expect(sums).toEqual([...byWeek, sum])
  expect(wordsIn(html)).toContain(`Laatste 30 dagen, samen ${month}`)
  // What a figure covers is said with it.
  const [firstDay = ''] = days[0] ?? []
  expect(wordsIn(html)).toContain(`30 dagen, sinds ${dayAndMonth(noonOf(firstDay), 'nl')}`)
  await site.db.execute(sql`delete from visit.daily where listing_id = ${site.ownHomes[0]}`)
})

// Coverage: 1.39.
test('three homes are chosen from; a single one opens at once; without one the page says so', async () => {
  const list = await site.htmlOf(site.an, '/nl/portal/')
  for (const home of site.ownHomes) expect(linksIn(list)).toContain(`/nl/portal/${home}/`)
  const one = await site.ask(site.bo, '/fr/portal/')
  expect([one.status, one.headers.get('Location')]).toEqual([303, `/fr/portal/${site.othersHome}/`])
  const empty = await site.htmlOf(site.none, '/nl/portal/')
  expect(wordsIn(empty)).toContain(messages.nl.portal.none_text)
})

test.each(locales)('in %s whoever signs in is greeted by the name the agency knows', async (locale) => {
  const greetings = (name: string) =>
    Object.values(messages[locale].portal.greeting).map((words) => `h1 ${words.replace('{name}', name)}`)
  for (const owner of [site.an, site.none]) {
    const [title] = headingsIn(await site.htmlOf(owner, `/${locale}/portal/`))
    expect(greetings(owner.name)).toContain(title)
  }
  const nameless = createSite({ session: () => Promise.resolve({ ...site.an, name: ' ' }) })
  const answer = await nameless.request(`${siteUrl}/${locale}/portal/`)
  expect(headingsIn(await answer.text())[0]).toBe(`h1 ${messages[locale].portal.title}`)
})

/** The rows of a table, cell by cell. */
function cellsIn(table: string): string[][] {
  return [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => wordsIn(cell)),
  )
}

// Coverage: 1.42, 1.43, 3.123.
test('the history tells date, kind, visitor, subject, released comment and status of every visit and contact', async () => {
  const home = site.ownHomes[0]
  await site.releaseAll()
  const html = await site.htmlOf(site.an, `/nl/portal/${home}/`)
  const tableOf = (id: string) => {
    const from = html.indexOf(`aria-labelledby="${id}"`)
    return cellsIn(html.slice(from, html.indexOf('</table>', from)))
  }
  const columns = ['Datum', 'Soort', 'Met wie', 'Onderwerp', 'Opmerking', 'Status']
  for (const [kind, id] of [
    ['visit', 'portal-history-visits'],
    ['communication', 'portal-history-communications'],
  ] as const) {
    const kept = await rows<{
      at: Date
      visitor: number | null
      texts: { nl: HappeningText }
      comment: string
    }>(
      site.db,
      sql`select h.at, h.visitor, h.texts, coalesce(r.text, '') as comment from owner.happening h
          left join owner.release r on r.happening_id = h.id
          where h.listing_id = ${home} and h.kind = ${kind} and h.at <= now() order by h.at desc, h.id desc`,
    )
    expect(kept.length).toBeGreaterThan(0)
    const [head, ...shown] = tableOf(id)
    expect(head).toEqual(columns)
    expect(shown).toEqual(
      kept.map(({ at, visitor, texts, comment }) => [
        tableDay(new Date(at), 'nl'),
        texts.nl.type ?? '',
        visitor === null ? '' : `Bezoeker ${visitor}`,
        texts.nl.subject ?? '',
        comment,
        texts.nl.status ?? '',
      ]),
    )
  }
  expect(tableOf('portal-history-visits').flat()).toContain('Vond de tuin mooi.')
})

test('around the pages of who is signed in stand their own places, not the menu of the site', async () => {
  for (const path of ['/nl/portal/', `/nl/portal/${site.ownHomes[0]}/`]) {
    const html = await site.htmlOf(site.an, path)
    const links = linksIn(html)
    expect(links).toContain('/nl/portal/')
    expect(links).toContain('/nl/login/account/')
    expect(links).toContain(path.replace('/nl/', '/fr/'))
    expect(html).toContain('action="/nl/login/leave/"')
    expect(html).not.toContain(messages.nl.site.main_navigation)
    // Opens without scripts.
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Menu/)
    expect(wordsIn(html)).toContain(site.an.email)
  }
})

// Coverage: 1.44.
test('what a medium told is in one list: how often, since when and where', async () => {
  const html = await site.htmlOf(site.an, `/nl/portal/${site.ownHomes[0]}/`)
  const list = html.slice(html.indexOf('id="portal-sources"'))
  const words = wordsIn(list.slice(0, list.indexOf('</ul>')))
  expect(words).toMatch(/(\w+) \d+ Bekijk de advertentie \(\1\)/)
  expect(words).toMatch(/Onze site \d+ Bekijk de pagina/)
  // This site has one name, whatever the platform calls it.
  expect(wordsIn(html)).not.toContain('Agency website')
})

test('feedback is read once the agent releases it, under the visitor’s number', async () => {
  await site.releaseAll()
  const words = wordsIn(await site.htmlOf(site.an, `/nl/portal/${site.ownHomes[0]}/`))
  expect(words).toContain('Vond de tuin mooi.')
  expect(words).toMatch(/Bezoeker \d+/)
  expect(words).toContain('Een goede week.')
  expect(words).not.toMatch(/Martens|Dumont|Jacobs|Thill|Vermeulen|Hoffmann|De Wilde/)
})

test('what happened since the last look is told first, and stays told during the visit', async () => {
  const home = site.ownHomes[2]
  const path = `/nl/portal/${home}/`
  await site.htmlOf(site.an, path)
  await site.db.execute(
    sql`update owner.look set looked_at = now() - interval '2 days' where listing_id = ${home}`,
  )
  await site.db.execute(
    sql`insert into owner.happening (listing_id, kind, key, at, noted_at, detail)
        values (${home}, 'price', 'now', now(), now(), '{"fromCents": 30000000, "toCents": 29000000}')`,
  )
  for (const time of ['first', 'reloaded']) {
    const html = await site.htmlOf(site.an, path)
    const story = html.slice(html.indexOf('portal-story'))
    const news = story.slice(0, story.indexOf(messages.nl.portal.earlier))
    expect([time, wordsIn(news).includes('De prijs ging van')]).toEqual([time, true])
    expect(wordsIn(html)).toContain('Sinds uw vorige bezoek')
  }
})

test('views of the page that the site counts itself are told by source, of own homes only', async () => {
  for (const [listingId, views] of [
    [site.ownHomes[0], 41],
    [site.othersHome, 97],
  ])
    await site.db.execute(
      sql`insert into visit.daily (listing_id, day, source, views) values (${listingId}, visit.today(), 'search', ${views})`,
    )
  const words = wordsIn(await site.htmlOf(site.an, `/nl/portal/${site.ownHomes[0]}/`))
  expect(words).toContain('41 bezoekers in dertig dagen')
  expect(words).toContain('via een zoekmachine')
  const stolen = await site.portal.transaction(async (tx) => {
    await tx.execute(sql`select set_config('gevel.owner', ${site.an.accountId}, true)`)
    return rows(tx, sql`select * from visit.daily where listing_id = ${site.othersHome}`)
  })
  expect(stolen).toEqual([])
})

test('parts that the platform lacks are left out', async () => {
  const home = site.ownHomes[1]
  await site.db.execute(
    sql`update owner.home set views = null, sources = null, demands = null, checklist = null, histories = '{}'
        where listing_id = ${home}`,
  )
  await site.db.execute(sql`delete from owner.day_views where listing_id = ${home}`)
  const headings = headingsIn(await site.htmlOf(site.an, `/nl/portal/${home}/`))
  const { portal } = messages.nl
  for (const title of [
    portal.figures_title,
    portal.interest.title,
    portal.checklist_title,
    portal.history_title,
    portal.visits_title,
    portal.media_title,
    portal.page_views_title,
  ])
    expect(headings).not.toContain(`h2 ${title}`)
  expect(headings).toContain(`h2 ${portal.story_title}`)
})
