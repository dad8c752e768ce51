import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Language } from '@/domain/language'
import { erasePerson } from '@/features/leads/privacy/erase-person'
import { confirmNewsletter } from '@/features/leads/newsletter/confirm-newsletter'
import { stopNewsletter } from '@/features/leads/newsletter/stop-newsletter'
import { purgeLeads } from '@/features/leads/privacy/purge-leads.task'
import { linkSigner } from '@/features/leads/signed-link'
import { storeListings } from '@/features/listings/store/store-listings'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { readMail } from '@/testing/mail/read-mail'
import { startSmtpSink, type SinkOptions, type SmtpSink } from '@/testing/mail/smtp-sink'
import { aListing } from '@/testing/records/a-listing'
import { aSavedLead } from '@/testing/records/a-saved-lead'

import { noteNewsletterBounce } from './end-subscription'
import { addNewsletter, findNewsletter, listNewsletters } from './newsletter-row'
import { saveNewsletter } from './save-newsletter'
import { sendTestMail } from './send-test.task'
import { type NewsletterServices, sendNewsletters } from './send-newsletters.task'
import { resumeSending, startSending, stopSending } from './start-sending'

let test_: TestDatabase
let smtp: SmtpSink
const trouble: Required<Pick<SinkOptions, 'refuseReceiver' | 'refuseMail'>> = {
  refuseReceiver: () => null,
  refuseMail: () => null,
}
let clock = new Date('2026-11-15T12:00:00Z')
const now = () => clock
const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000))
const secret = 'test'

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
  smtp = await startSmtpSink({
    refuseReceiver: (address) => trouble.refuseReceiver(address),
    refuseMail: () => trouble.refuseMail(),
  })
})
afterAll(async () => {
  await smtp.stop()
  await test_.drop()
})
beforeEach(async () => {
  clock = new Date('2026-11-15T12:00:00Z')
  await test_.owner.execute(sql`truncate lead.lead, lead.newsletter, lead.stopped, listing.listing cascade`)
  await test_.owner.execute(sql`update lead.newsletter_pace set free_at = '-infinity'`)
})
afterEach(() => {
  smtp.mails.length = 0
  Object.assign(trouble, { refuseReceiver: () => null, refuseMail: () => null })
})

async function subscriber(email: string, language: Language = 'nl'): Promise<string> {
  const id = await aSavedLead(test_.db, { kind: 'newsletter', language, answers: { email } }, now())
  await confirmNewsletter(test_.db, { id, secret, now: now() })
  return id
}

const said = (subject: string) => ({ subject, intro: `Eerst dit.\n\nDan ${subject}.` })
const nothing = { subject: '', intro: '' }

async function newsletter(languages: Language[] = ['nl'], homes: number[] = []): Promise<string> {
  const id = await addNewsletter(test_.db, now())
  const words = Object.fromEntries(
    languages.map((one) => [one, { was: nothing, now: said(`Nieuws ${one}`) }]),
  )
  const change = { words, homes: { was: [], now: homes } }
  expect(await saveNewsletter(test_.db, id, { change, now: now() })).toBe('saved')
  return id
}

async function start(id: string) {
  const seenAt = (await findNewsletter(test_.db, id))?.changedAt ?? ''
  return startSending(test_.db, { id, seenAt, now: now() })
}

function services(given: Partial<NewsletterServices> = {}): NewsletterServices {
  return {
    ...mailServices(test_.db, testMailer(smtp.url)),
    now,
    links: linkSigner('a-secret-for-tests'),
    perMinute: 60_000,
    ...given,
  }
}

/** Everything that is due, with the pace's clock moving on. */
async function send(given: Partial<NewsletterServices> = {}) {
  const own = services({ now: () => new Date(clock.getTime() + performance.now()), ...given })
  try {
    return await sendNewsletters(own)
  } finally {
    own.mailer.close()
  }
}

const receivers = () => smtp.mails.flatMap(({ to }) => to).toSorted()
const figures = async (id: string) => {
  const { sent, waiting, failed, bounced, left } = (await findNewsletter(test_.db, id)) ?? {}
  return { sent, waiting, failed, bounced, left }
}

test('each subscriber gets it once in their language, or in that of the site where it has no words', async () => {
  await subscriber('an@example.com')
  await subscriber('luc@example.com', 'fr')
  await subscriber('eva@example.com', 'de')
  const id = await newsletter(['nl', 'fr'])
  expect(await start(id)).toBe('started')
  await send()
  await send()
  expect(receivers()).toEqual(['an@example.com', 'eva@example.com', 'luc@example.com'])
  const mails = await Promise.all(smtp.mails.map(({ source }) => readMail(source)))
  const subjects = Object.fromEntries(
    mails.map(({ to, subject }) => [to.value[0]?.address, subject] as const),
  )
  expect(subjects).toEqual({
    'an@example.com': 'Nieuws nl',
    'luc@example.com': 'Nieuws fr',
    'eva@example.com': 'Nieuws nl',
  })
  const mail = mails.find(({ subject }) => subject === 'Nieuws nl')
  const header = (name: string) => mail?.headerLines.find(({ key }) => key === name)?.line
  expect(header('list-unsubscribe-post')).toContain('List-Unsubscribe=One-Click')
  expect(header('list-unsubscribe')).toMatch(
    /<https:\/\/www\.gevel\.example\/nl\/newsletter\/stop\/[^>]+\/stop\/>/,
  )
  expect(mail?.text).toContain('Eerst dit.')
  expect(mail?.text).toContain('/newsletter/stop/')
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3)
  expect(await figures(id)).toEqual({ sent: 3, waiting: 0, failed: 0, bounced: 0, left: 0 })
})

test('two who press at once send it once, and what was saved after the look is looked at first', async () => {
  await subscriber('an@example.com')
  const id = await newsletter()
  const seenAt = (await findNewsletter(test_.db, id))?.changedAt ?? ''
  const both = await Promise.all([1, 2].map(() => startSending(test_.db, { id, seenAt, now: now() })))
  expect(both.toSorted()).toEqual(['already-sent', 'started'])
  await Promise.all([send(), send()])
  expect(receivers()).toEqual(['an@example.com'])

  const changed = await newsletter()
  const seen = (await findNewsletter(test_.db, changed))?.changedAt ?? ''
  later(1)
  const change = { words: { fr: { was: nothing, now: said('Neuf') } } }
  await saveNewsletter(test_.db, changed, { change, now: now() })
  expect(await startSending(test_.db, { id: changed, seenAt: seen, now: now() })).toBe('changed')
})

test('nothing leaves without words in the language of the site, or without anybody to get it', async () => {
  expect(await start(await newsletter())).toBe('nobody')
  await subscriber('an@example.com')
  const id = await newsletter(['fr'])
  expect(await start(id)).toBe('no-words')
  expect((await findNewsletter(test_.db, id))?.state).toBe('draft')
})

test('whoever leaves or is erased while it runs gets nothing more, and is a figure without a name', async () => {
  const first = await subscriber('an@example.com')
  await subscriber('bo@example.com')
  await subscriber('cy@example.com')
  const id = await newsletter()
  await start(id)
  await stopNewsletter(test_.db, { id: first, secret, now: now() })
  await erasePerson(test_.owner, { email: 'bo@example.com', secret, now: now() })
  await send()
  expect(receivers()).toEqual(['cy@example.com'])
  expect(await figures(id)).toEqual({ sent: 1, waiting: 0, failed: 0, bounced: 0, left: 0 })
})

test('leaving by the link of a newsletter is counted at the last one that arrived', async () => {
  const lead = await subscriber('an@example.com')
  const [earlier, latest] = [await newsletter(), await newsletter()]
  for (const id of [earlier, latest]) {
    await start(id)
    await send()
    later(60)
  }
  await stopNewsletter(test_.db, { id: lead, secret, now: now() })
  expect([await figures(earlier), await figures(latest)]).toMatchObject([
    { sent: 1, left: 0 },
    { sent: 1, left: 1 },
  ])
})

test('a server that takes nothing for now is tried again, with the same number', async () => {
  await subscriber('an@example.com')
  const id = await newsletter()
  await start(id)
  trouble.refuseMail = () => 'taken-and-dropped'
  expect(await send()).toMatchObject({ sent: 0, again: 1 })
  trouble.refuseMail = () => null
  later(5)
  expect(await send()).toMatchObject({ sent: 1 })
  const numbers = await Promise.all(smtp.mails.map(async ({ source }) => (await readMail(source)).messageId))
  expect(numbers).toHaveLength(2)
  expect(new Set(numbers).size).toBe(1)
})

test('what a dead worker had taken is sent by the next one once its claim has ended', async () => {
  await subscriber('an@example.com')
  const id = await newsletter()
  await start(id)
  await test_.owner.execute(
    sql`update lead.newsletter_delivery set claim = gen_random_uuid(), claimed_until = ${now().toISOString()}::timestamptz + interval '3 minutes'`,
  )
  await send()
  expect(receivers()).toEqual([])
  later(4)
  await send()
  expect(receivers()).toEqual(['an@example.com'])
})

test('a colleague gets a test of what a reader would get, of which no link ends a subscription', async () => {
  await subscriber('an@example.com', 'fr')
  const id = await newsletter(['nl', 'fr'])
  const { rows } = await test_.owner.execute<{ id: number }>(
    sql`insert into public.users (email, name, role) values ('els@example.com', 'Els', 'editor') returning id`,
  )
  const own = services()
  const test = { id: crypto.randomUUID(), newsletter: id, language: 'fr' as const }
  await sendTestMail(own, { ...test, user: Number(rows[0]?.id) })
  await sendTestMail(own, { ...test, user: 999_999 })
  own.mailer.close()
  expect(receivers()).toEqual(['els@example.com'])
  const mail = await readMail(smtp.mails[0]?.source ?? '')
  expect(mail.subject).toBe('Test: Nieuws fr')
  expect(mail.text).toContain('Dan Nieuws fr.')
  expect(mail.text).not.toContain('/stop/')
  expect(mail.headerLines.map(({ key }) => key)).not.toContain('list-unsubscribe')
  expect(await figures(id)).toMatchObject({ sent: 0, waiting: 0 })
})

test('it keeps to its pace over all workers together', async () => {
  for (const n of [1, 2, 3, 4]) await subscriber(`reader-${n}@example.com`)
  await start(await newsletter())
  const began = performance.now()
  await Promise.all([send({ perMinute: 120 }), send({ perMinute: 120 })])
  expect(receivers()).toHaveLength(4)
  // Two at once, and two a second later.
  expect(performance.now() - began).toBeGreaterThan(900)
})

test('a mailbox that is not there ends its subscription at once', async () => {
  await subscriber('an@example.com')
  await subscriber('gone@example.com')
  const id = await newsletter()
  await start(id)
  trouble.refuseReceiver = (address) => (address.startsWith('gone') ? { code: 550 } : null)
  await send()
  expect(await figures(id)).toEqual({ sent: 1, waiting: 0, failed: 0, bounced: 1, left: 0 })
  expect(await emails()).toEqual(['an@example.com'])
})

const emails = async () => {
  const { rows } = await test_.owner.execute(sql`select email_key from lead.subscription order by 1`)
  return rows.map((row) => row.email_key)
}

test('a mail that comes back ends it at once when the mailbox is gone, or the fifth time in three days', async () => {
  const lead = await subscriber('an@example.com')
  const bounce = { reason: '4.4.7 expired', kind: 'soft' as const }
  const sent = async () => {
    const id = await newsletter()
    await start(id)
    await send()
    return (await readMail(smtp.mails.at(-1)?.source ?? '')).messageId
  }
  for (let turn = 1; turn <= 5; turn++) {
    const messageId = await sent()
    expect(await emails()).toEqual(['an@example.com'])
    expect(await noteNewsletterBounce(test_.db, { messageId, ...bounce }, now())).toBe(true)
    expect(await noteNewsletterBounce(test_.db, { messageId, ...bounce }, now())).toBe(false)
    later(12 * 60)
  }
  expect(await emails()).toEqual([])

  await subscriber('bo@example.com')
  const messageId = await sent()
  expect(await noteNewsletterBounce(test_.db, { messageId, reason: '5.1.1', kind: 'hard' }, now())).toBe(true)
  expect(await emails()).toEqual([])
  expect(lead).not.toBe('')
})

test('one who was busy five times in three days gets no more, one afternoon is one time', async () => {
  await subscriber('an@example.com')
  const id = await newsletter()
  await start(id)
  trouble.refuseReceiver = () => ({ code: 450 })
  for (let hour = 0; hour < 16; hour++) {
    await send()
    later(60)
  }
  expect(await emails()).toEqual(['an@example.com'])
  for (let hour = 0; hour < 8; hour++) {
    await send()
    later(60)
  }
  expect(await emails()).toEqual([])
  expect(await figures(id)).toMatchObject({ bounced: 1, waiting: 0 })
})

test('homes that left the site or are sold by now are left out', async () => {
  const [there, sold, gone] = [901, 902, 903]
  await storeListings(
    test_.db,
    [there, sold, gone].map((id) => aListing({ id })),
  )
  await subscriber('an@example.com')
  const id = await newsletter(['nl'], [there, sold, gone])
  await start(id)
  await test_.owner.execute(sql`update listing.listing set status = 'sold' where id = ${sold}`)
  await test_.owner.execute(sql`delete from listing.listing where id = ${gone}`)
  await send()
  const mail = await readMail(smtp.mails[0]?.source ?? '')
  expect(mail.html).toContain(`/${there}/`)
  for (const out of [sold, gone]) expect(mail.html).not.toContain(`/${out}/`)
})

test('what was stopped waits, and goes on where it was', async () => {
  await subscriber('an@example.com')
  const id = await newsletter()
  await start(id)
  expect(await stopSending(test_.db, id)).toBe(true)
  await send()
  expect(receivers()).toEqual([])
  later(5 * 24 * 60)
  expect(await resumeSending(test_.db, { id, now: now() })).toBe(true)
  await send()
  expect(receivers()).toEqual(['an@example.com'])
})

test('two who write at once both keep their words; of the same language the second is refused', async () => {
  const id = await newsletter(['nl'])
  const change = (language: Language, was: object, subject: string) =>
    saveNewsletter(test_.db, id, {
      change: { words: { [language]: { was: { ...nothing, ...was }, now: said(subject) } } },
      now: now(),
    })
  expect(await change('fr', {}, 'Un')).toBe('saved')
  expect(await change('de', {}, 'Eins')).toBe('saved')
  expect(await change('fr', {}, 'Deux')).toBe('changed-meanwhile')
  expect((await findNewsletter(test_.db, id))?.words).toMatchObject({
    nl: said('Nieuws nl'),
    fr: said('Un'),
    de: said('Eins'),
  })
  await subscriber('an@example.com')
  await start(id)
  expect(await change('nl', said('Nieuws nl'), 'Te laat')).toBe('already-sent')
})

test('after thirty days nobody can be told from a newsletter, and its figures stay', async () => {
  await subscriber('an@example.com')
  const id = await newsletter()
  await start(id)
  await send()
  const named = async () => {
    const { rows } = await test_.owner.execute(
      sql`select 1 from lead.newsletter_delivery where email_key is not null`,
    )
    return rows.length
  }
  await purgeLeads(test_.db, new Date('2026-12-14T12:00:00Z'))
  expect(await named()).toBe(1)
  await purgeLeads(test_.db, new Date('2026-12-16T12:00:00Z'))
  expect(await named()).toBe(0)
  expect((await listNewsletters(test_.db)).map(({ sent }) => sent)).toEqual([1])
})
