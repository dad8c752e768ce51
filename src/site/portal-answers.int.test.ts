import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { declineReasons } from '@/domain/owner/visit-answer'
import { listOwnHomes } from '@/features/owners/home/read/list-own-homes'
import { messages } from '@/i18n/messages'
import { wordsIn } from '@/testing/markup'
import { rows } from '@/testing/rows'
import { newKey, openPortalSite, type PortalSite } from '@/testing/site/portal-site'

import { siteUrl } from './data/site'

let site: PortalSite
beforeAll(async () => {
  site = await openPortalSite()
})
afterAll(() => site.close())

test('the list of homes says how many visits wait for an answer, and stops when one is given', async () => {
  const home = site.ownHomes[0]
  const { visit } = await site.idsOf(home)
  await site.db.execute(sql`delete from owner.reply`)
  const asked = async () =>
    (await listOwnHomes(site.portal, site.an, new Date())).homes.find((one) => one.home.listingId === home)
  const before = await asked()
  expect(before?.asked).toBeGreaterThan(0)
  expect(before?.askedAt).not.toBeNull()
  const planned = await rows<{ id: number }>(
    site.db,
    sql`select id from owner.happening where listing_id = ${home} and kind = 'visit' and at > now()`,
  )
  expect(planned.map(({ id }) => id)).toContain(visit)
  expect(before?.asked).toBe(planned.length)
  for (const { id } of planned)
    await site.ask(site.an, `/nl/portal/${home}/visits/${id}/`, { answer: 'accept', key: newKey() })
  expect(await asked()).toMatchObject({ asked: 0, askedAt: null, nextVisitAt: before?.nextVisitAt })
  // A visit that moves is asked anew.
  await site.db.execute(sql`update owner.happening set at = at + interval '1 hour' where id = ${visit}`)
  expect((await asked())?.asked).toBe(1)
})

// Coverage: 1.42.
test('a visit that is declined is a lead for the agent, once, and the page says so', async () => {
  const home = site.ownHomes[1]
  const { visit } = await site.idsOf(home)
  const posted = { answer: 'decline', text: 'Dan zijn we op reis.', key: newKey() }
  const first = await site.ask(site.an, `/nl/portal/${home}/visits/${visit}/`, posted)
  await site.ask(site.an, `/nl/portal/${home}/visits/${visit}/`, posted)
  expect(first.headers.get('Location')).toBe(`/nl/portal/${home}/?news=sent-answer`)
  const leads = await rows<{ about: string; message: string; channels: string[] }>(
    site.db,
    sql`select answers ->> 'about' as about, answers ->> 'message' as message,
          (select array_agg(channel order by channel) from lead.delivery where lead_id = l.id) as channels
        from lead.lead l where kind = 'owner-message' and listing_id = ${home}`,
  )
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    about: expect.stringMatching(/^Eigenaar weigert het bezoek van /) as string,
    message: 'Dan zijn we op reis.',
    channels: ['agency-mail', 'platform', 'visitor-mail'],
  })
  const words = wordsIn(await site.htmlOf(site.an, first.headers.get('Location') ?? ''))
  expect(words).toContain(messages.nl.portal.sent_answer)
  expect(words).toContain(messages.nl.portal.answered_decline)
})

test.each([
  ['other-time', '', 'propose', /^Eigenaar vraagt een ander moment voor het bezoek van .*\suur$/],
  ['not-that-week', '', 'decline', /^Eigenaar weigert het bezoek van .*\suur\. Die week niet$/],
  ['talk-first', 'Belt u mij?', 'decline', /\suur\. Ik wil eerst met mijn makelaar spreken$/],
  ['other', 'We verhuizen dan.', 'decline', /^Eigenaar weigert het bezoek van .*\suur$/],
] as const)(
  'a no because of “%s” with the words “%s” is kept as %s, told to the agent, and read by the co-owner in their language',
  async (reason, text, answer, about) => {
    const home = site.ownHomes[2]
    const owners = sql`from owner.home_owner where listing_id = ${home} and account_id = ${site.bo.accountId}`
    await site.db.execute(sql`delete ${owners}`)
    await site.db.execute(
      sql`insert into owner.home_owner (listing_id, email, name, language, account_id)
          values (${home}, ${site.bo.email}, ${site.bo.name}, 'fr', ${site.bo.accountId})`,
    )
    await site.db.execute(
      sql`delete from owner.happening where listing_id = ${home} and kind = 'visit' and at > now()`,
    )
    const [visit] = await rows<{ id: number }>(
      site.db,
      sql`insert into owner.happening (listing_id, kind, key, at, noted_at)
          values (${home}, 'visit', ${reason}, date_trunc('hour', now()) + interval '4 days', now()) returning id`,
    )
    const path = `/nl/portal/${home}/visits/${visit?.id}/`
    const form = await site.htmlOf(site.an, `/nl/portal/${home}/`)
    const picks = [...form.matchAll(/<input[^>]*name="reason"[^>]*>/g)].map(([input]) => input)
    expect(picks.map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual([...declineReasons])
    for (const input of picks) expect(input).toMatch(/type="radio".*required/)

    const sent = await site.ask(site.an, path, { answer: 'decline', reason, text, key: newKey() })
    expect(sent.headers.get('Location')).toBe(`/nl/portal/${home}/?news=sent-answer`)
    const kept = await rows(
      site.db,
      sql`select r.answer, r.reason, r.text, l.answers ->> 'about' as about, l.answers ->> 'message' as message
          from owner.reply r join lead.lead l on l.id = r.lead_id where r.happening_id = ${visit?.id}`,
    )
    expect(kept).toEqual([
      {
        ...{ answer, reason, text },
        about: expect.stringMatching(about) as string,
        message: text || messages.nl.portal.no_remark,
      },
    ])
    const read = wordsIn(await site.htmlOf(site.bo, `/fr/portal/${home}/`))
    expect(read).toContain(
      messages.fr.portal[answer === 'propose' ? 'answered_propose_other' : 'answered_decline_other'],
    )
    if (text) expect(read).toContain(text)
    const isRead = reason === 'not-that-week' || reason === 'talk-first'
    expect(read.includes(messages.fr.portal.reason[reason])).toBe(isRead)
    await site.db.execute(sql`delete ${owners}`)
  },
)

test('who opens the reasons and says yes after all agrees, whatever was picked', async () => {
  const home = site.ownHomes[2]
  const [visit] = await rows<{ id: number }>(
    site.db,
    sql`insert into owner.happening (listing_id, kind, key, at, noted_at)
        values (${home}, 'visit', 'after-all', date_trunc('hour', now()) + interval '5 days', now()) returning id`,
  )
  const posted = { answer: 'accept', reason: 'other', text: '', key: newKey() }
  await site.ask(site.an, `/nl/portal/${home}/visits/${visit?.id}/`, posted)
  const kept = await rows(
    site.db,
    sql`select answer, reason from owner.reply where happening_id = ${visit?.id}`,
  )
  expect(kept).toEqual([{ answer: 'accept', reason: null }])
  await site.db.execute(sql`delete from owner.reply where listing_id = ${home}`)
})

test('of two owners the first answer counts, both see it, and a visit that moves is asked anew', async () => {
  const home = site.ownHomes[0]
  await site.db.execute(
    sql`insert into owner.home_owner (listing_id, email, name, language, account_id)
        values (${home}, ${site.bo.email}, ${site.bo.name}, 'nl', ${site.bo.accountId}) on conflict do nothing`,
  )
  const { visit } = await site.idsOf(home)
  await site.db.execute(sql`delete from owner.reply where happening_id = ${visit}`)
  const path = `/nl/portal/${home}/visits/${visit}/`
  const [one, other] = await Promise.all([
    site.ask(site.an, path, { answer: 'accept', key: newKey() }),
    site.ask(site.bo, path, { answer: 'decline', key: newKey() }),
  ])
  const news = [one, other].map((answer) => /news=(.*)$/.exec(answer.headers.get('Location') ?? '')?.[1])
  expect(news.toSorted()).toEqual(['answered', 'sent-answer'])
  const [first, second] = news[0] === 'sent-answer' ? [site.an, site.bo] : [site.bo, site.an]
  const own = news[0] === 'sent-answer' ? 'answered_accept' : 'answered_decline'
  expect(wordsIn(await site.htmlOf(first, `/nl/portal/${home}/`))).toContain(messages.nl.portal[own])
  const seen = await site.htmlOf(second, `/nl/portal/${home}/`)
  expect(wordsIn(seen)).toContain(messages.nl.portal[`${own}_other`])
  expect(seen).not.toContain(path)
  expect(wordsIn(await site.htmlOf(second, `/nl/portal/${home}/?news=answered`))).toContain(
    messages.nl.portal.not_sent_answered,
  )
  await site.db.execute(sql`update owner.happening set at = at + interval '1 day' where id = ${visit}`)
  expect(await site.htmlOf(second, `/nl/portal/${home}/`)).toContain(path)
  const again = await site.ask(second, path, { answer: 'accept', key: newKey() })
  expect(again.headers.get('Location')).toContain('news=sent-answer')
  await site.db.execute(
    sql`delete from owner.home_owner where listing_id = ${home} and account_id = ${site.bo.accountId}`,
  )
})

test('an answer that should change is words for the agent: the first one stays, and both owners read them', async () => {
  const home = site.ownHomes[0]
  await site.db.execute(sql`delete from owner.happening where key = 'changed'`)
  await site.db.execute(
    sql`insert into owner.happening (listing_id, kind, key, at, noted_at)
        values (${home}, 'visit', 'changed', date_trunc('hour', now()) + interval '9 days', now())`,
  )
  const [found] = await rows<{ id: number }>(
    site.db,
    sql`select id from owner.happening where key = 'changed'`,
  )
  const visit = found?.id ?? 0
  await site.ask(site.an, `/nl/portal/${home}/visits/${visit}/`, { answer: 'accept', key: newKey() })
  const path = `/nl/portal/${home}/changes/${visit}/`
  expect(await site.htmlOf(site.an, `/nl/portal/${home}/`)).toContain(`action="${path}"`)
  const empty = await site.ask(site.an, path, { text: ' ', key: newKey() })
  expect(empty.headers.get('Location')).toContain('news=empty')
  const sent = await site.ask(site.an, path, { text: 'Liever een uur later.', key: newKey() })
  expect(sent.headers.get('Location')).toContain('news=sent-message')
  const words = wordsIn(await site.htmlOf(site.an, `/nl/portal/${home}/`))
  expect(words).toContain(`${messages.nl.portal.answered_accept}, vandaag om`)
  expect(words).toMatch(/U vroeg uw makelaar dit te wijzigen, vandaag om \S+ uur Liever een uur later\./)
  const leads = await rows<{ about: string }>(
    site.db,
    sql`select answers ->> 'about' as about from lead.lead
        where listing_id = ${home} and answers ->> 'message' = 'Liever een uur later.'`,
  )
  expect(leads).toEqual([
    { about: expect.stringMatching(/^Eigenaar wil het antwoord op het bezoek van .* wijzigen$/) as string },
  ])
  const [answers] = await rows<{ count: number }>(
    site.db,
    sql`select count(*)::int as count from owner.reply where happening_id = ${visit} and visit_at is not null`,
  )
  expect(answers?.count).toBe(1)
})

test('a no without a reason, a visit that has been, and a post from elsewhere change nothing', async () => {
  const home = site.ownHomes[2]
  const { visit } = await site.idsOf(home)
  const silences: Record<string, string>[] = [
    { answer: 'propose', text: ' ' },
    { answer: 'decline', text: '' },
    { answer: 'decline', reason: 'other', text: ' ' },
  ]
  for (const posted of silences) {
    const silent = await site.ask(site.an, `/nl/portal/${home}/visits/${visit}/`, {
      ...posted,
      key: newKey(),
    })
    expect(silent.headers.get('Location')).toContain('news=reason')
    const answer = await site.ask(site.an, silent.headers.get('Location') ?? '')
    expect(answer.status).toBe(422)
    expect(wordsIn(await answer.text())).toContain(messages.nl.portal.not_sent_reason)
  }
  const unknown = { answer: 'decline', reason: 'no-such-reason', text: '', key: newKey() }
  expect((await site.ask(site.an, `/nl/portal/${home}/visits/${visit}/`, unknown)).status).toBe(400)
  await site.db.execute(sql`update owner.happening set at = now() - interval '1 hour' where id = ${visit}`)
  const past = await site.ask(site.an, `/nl/portal/${home}/visits/${visit}/`, {
    answer: 'accept',
    key: newKey(),
  })
  expect(past.headers.get('Location')).toContain('news=past')
  const elsewhere = await site.site.request(`${siteUrl}/nl/portal/${home}/message/`, {
    method: 'POST',
    headers: { 'x-owner': site.an.accountId, Origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ text: 'Dag', key: newKey() }),
  })
  expect(elsewhere.status).toBe(403)
  expect(await rows(site.db, sql`select 1 from owner.reply where listing_id = ${home}`)).toEqual([])
})

test('the calendar file holds the visit, and the document the paper', async () => {
  const home = site.ownHomes[0]
  const { visit, document } = await site.idsOf(home)
  const calendar = await site.ask(site.an, `/fr/portal/${home}/calendar/${visit}/`)
  expect(calendar.headers.get('Content-Type')).toContain('text/calendar')
  expect(await calendar.text()).toMatch(/METHOD:PUBLISH[\s\S]*SUMMARY:Visite/)
  const paper = await site.ask(site.an, `/nl/portal/${home}/documents/${document}/`)
  expect(await paper.text()).toBe('a paper')
  // Nothing in it runs, whatever it holds; the other headers are those of every answer.
  expect(paper.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
  expect(paper.headers.get('X-Content-Type-Options')).toBe('nosniff')
})
