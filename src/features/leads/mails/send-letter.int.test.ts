import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { storeListings } from '@/features/listings/store/store-listings'
import type { Mailer } from '@/mail/mailer'
import { readMail } from '@/testing/mail/read-mail'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import type { Letter } from '../delivery/outbox'
import { sampleLead } from './sample-data'
import { letterSender } from './send-letter'
import { mailServices, testMailer } from '@/testing/leads/mail-services'

let test_: TestDatabase
let sink: SmtpSink
let mailer: Mailer

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
  sink = await startSmtpSink()
  mailer = testMailer(sink.url)
  await storeListings(test_.db, [
    aListing({ id: 12, facts: { energyReference: '20240312-0003141592-RES-1', pScore: 'D' } }),
  ])
})
afterAll(async () => {
  mailer.close()
  await sink.stop()
  await test_.drop()
})
beforeEach(() => void (sink.mails.length = 0))

const answers = { goal: 'sale', types: [1], places: ['Gent|9000'], frequency: 'weekly' }
const lead = sampleLead('demand', 'fr', { answers })
const paths = { managePath: '/fr/demand/token/', unsubscribePath: '/fr/demand/token/stop/' }
const letterOf = (letter: Partial<Letter>) => ({ id: 'letter-1', lead, ...paths, ...letter }) as Letter

async function sent(letter: Letter) {
  const outcome = await letterSender(mailServices(test_.db, mailer))(letter)
  const source = sink.mails[0]?.source
  return { outcome, mail: source ? await readMail(source) : null }
}

test('an alert shows each home with all that the law asks of an advertisement', async () => {
  const homes = [
    { listingId: 12, reasons: ['price-34000000'] },
    { listingId: 404, reasons: ['new'] },
  ]
  const { outcome, mail } = await sent(letterOf({ kind: 'demand-alert', homes, more: 3 }))
  expect(outcome).toEqual({ state: 'done' })
  expect(mail?.messageId).toBe('<letter.letter-1@gevel.example>')
  expect(mail?.text).toContain('Nouveau prix\u00a0: Huis')
  expect(mail?.text).toContain('€\u00a0350\u202f000')
  for (const words of ['20240312-0003141592-RES-1', 'Score P', 'Nele Claes'])
    for (const face of [mail?.html, mail?.text]) expect(face).toContain(words)
  expect(mail?.text).toContain('Encore 3 biens sur le site')
  expect(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line).toContain(
    '<https://www.gevel.example/fr/demand/token/stop/>',
  )
})

test('a home that was sold or came under option since an alert was made is left out of it', async () => {
  await storeListings(test_.db, [
    aListing({ id: 14, status: 'sold' }),
    aListing({ id: 15, status: 'under-option' }),
  ])
  const alertOf = (...ids: number[]) => {
    const homes = ids.map((listingId) => ({ listingId, reasons: ['new'] }))
    return sent(letterOf({ kind: 'demand-alert', homes, more: 0 }))
  }
  expect((await alertOf(14, 15)).mail).toBeNull()
  const { mail } = await alertOf(14, 12, 15)
  const told = [...(mail?.html ?? '').matchAll(/\/(\d+)\/\?utm_medium=email/g)].map(([, id]) => id)
  expect([...new Set(told)]).toEqual(['12'])
})

test('an alert whose homes have all gone is not sent', async () => {
  const homes = [{ listingId: 404, reasons: ['new'] }]
  expect(await sent(letterOf({ kind: 'demand-alert', homes, more: 0 }))).toEqual({
    outcome: { state: 'done' },
    mail: null,
  })
})

test('a search of a year ago is asked after', async () => {
  const { mail } = await sent(
    letterOf({ kind: 'demand-still-wanted', until: new Date('2026-12-15T12:00:00Z') }),
  )
  expect(mail?.subject).toBe('Cherchez-vous toujours\u00a0?')
  expect(mail?.text).toContain('https://www.gevel.example/fr/demand/token/')
})

test('news of favourites: a lower price with all that the law asks, a sold home with its status and no price', async () => {
  await storeListings(test_.db, [aListing({ id: 13, status: 'sold' })])
  const kept = {
    lead: sampleLead('favourites', 'fr', { answers: { homes: '12,13' } }),
    managePath: '/fr/kept-list/token/',
    unsubscribePath: '/fr/kept-list/token/stop/',
  }
  const homes = [12, 13, 404].map((listingId) => ({
    listingId,
    news: listingId === 13 ? ('status' as const) : ('price' as const),
  }))
  const { mail } = await sent(letterOf({ kind: 'kept-homes-news', homes, ...kept }))
  expect(mail?.subject).toBe('Du nouveau pour 2 de vos favoris')
  expect(mail?.text).toContain('Nouveau prix\u00a0: Huis')
  expect(mail?.text).toContain('20240312-0003141592-RES-1')
  expect(mail?.text).toContain('Vendu\u00a0: Huis')
  expect(mail?.text.match(/350\u202f000/g)).toHaveLength(1)
  expect(mail?.text).toContain('https://www.gevel.example/fr/kept-list/token/')
  expect(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line).toContain(
    '<https://www.gevel.example/fr/kept-list/token/stop/>',
  )
})

test('news of favourites that have all gone is not sent', async () => {
  const homes = [{ listingId: 404, news: 'status' as const }]
  expect(await sent(letterOf({ kind: 'kept-homes-news', homes }))).toEqual({
    outcome: { state: 'done' },
    mail: null,
  })
})

test('a reminder names the moment, the place, and the way to cancel', async () => {
  const appointment = {
    ...{ id: lead.id, holderId: lead.id, listingId: 12, slotId: '1', state: 'booked' as const, sequence: 2 },
    startsAt: new Date('2026-11-21T13:00:00Z'),
    endsAt: new Date('2026-11-21T13:30:00Z'),
  }
  const { mail } = await sent(letterOf({ kind: 'appointment-reminder', appointment }))
  expect(mail?.text).toContain('samedi 21 novembre 2026, 14h00 – 14h30')
  expect(mail?.text).toMatch(/\d+, 9000\sGand/)
  expect(mail?.text).toMatch(/https:\/\/www\.gevel\.example\/fr\/appointment\/\S+\/#cancel/)
  const file = mail?.attachments.find(({ contentType }) => contentType === 'text/calendar')
  expect(Buffer.from(file!.content).toString()).toContain('SEQUENCE:2')
})
