import { globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { int, text } from '@/database/row'
import { mainLanguage } from '@/domain/language'
import { addNewsletter, findNewsletter } from '@/features/content/newsletters/newsletter-row'
import { saveNewsletter } from '@/features/content/newsletters/save-newsletter'
import { sendNewslettersTask } from '@/features/content/newsletters/send-newsletters.task'
import { startSending } from '@/features/content/newsletters/start-sending'
import { storeListings } from '@/features/listings/store/store-listings'
import { sendByHand } from '@/jobs/send-by-hand'
import { aListing } from '@/testing/records/a-listing'

import { benchDatabase, migrateSite, stopStack } from '../bench/stack'
import { run } from '../demo/processes'
import { startTroubledSmtp } from './leads/troubled-smtp'
import { keepWorker } from './leads/worker-keeper'
import { countMails } from './newsletter/count-mails'
import { addSubscribers, leaveMeanwhile, type Leaver } from './newsletter/subscribers'
import { personalLines } from './site/personal-lines'
import { siteVariables, variablesOf } from './site/drill-site'

/** Sends a newsletter through a mail server that fails, kills the worker meanwhile, then counts what arrived. */
const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    subscribers: { type: 'string' },
    rate: { type: 'string' },
    kills: { type: 'string' },
  },
})
const count = Number(values.subscribers ?? (values.small ? 300 : 20_000))
const perMinute = Number(values.rate ?? 60_000)
const kills = Number(values.kills ?? (values.small ? 1 : 3))
const troubleShare = 0.3
const patienceMs = 60 * 60_000

const startedAt = performance.now()
const say = (said: string) =>
  console.log(`${String(Math.round((performance.now() - startedAt) / 1000)).padStart(4)} s  ${said}`)

const { db, url } = await prepared()
const smtp = await startTroubledSmtp(troubleShare, { keepsHeadersOnly: true })
const newsletter = await written()
const worker = keepWorker(
  'src/worker.ts',
  variablesOf('gevel_worker', {
    ...siteVariables('', smtp.url),
    DATABASE_URL: url,
    NEWSLETTER_PER_MINUTE: String(perMinute),
    // No platform answers: the homes are those that were stored here.
    OMNICASA_URL: 'http://127.0.0.1:9/OmnicasaService.svc',
  }),
)
const started = await pressedTwice()
while ((await sendByHand(db, sendNewslettersTask)) === 'unavailable') await sleep(500)
say(`${count} subscribers; pressed twice at once: ${started.join(' and ')}`)

const inFlight = new Set<string>()
const inFlightByKill: number[] = []
const leavers: Leaver[] = []
const killsDue = Array.from({ length: kills }, (_, n) => Math.round(((n + 1) * count) / (kills + 1)))
const leaveDue = Math.round(count * 0.1)
const sendingAt = performance.now()
await until(async (waiting) => {
  if (leavers.length === 0 && smtp.mails.length >= leaveDue) {
    leavers.push(...(await leaveMeanwhile(db, { count: values.small ? 10 : 100, mails: smtp.mails })))
    say(`${leavers.length} left the list or were erased, ${smtp.mails.length} mails taken so far`)
  }
  if (smtp.mails.length >= (killsDue[0] ?? Infinity)) {
    killsDue.shift()
    await killWorker()
  }
  return waiting === 0
})
const seconds = (performance.now() - sendingAt) / 1000
await worker.stop()

const readers = await rows(db, { email: text }, sql`select email_key as email from lead.subscription`)
const found = countMails({
  mails: smtp.mails,
  readers: new Set(readers.map(({ email }) => email)),
  inFlight,
  leavers,
})
const figures = await findNewsletter(db, newsletter)
console.table({
  subscribers: count,
  'left or erased meanwhile': leavers.length,
  'mails offered to the server': smtp.counts.offered,
  'mails troubled': smtp.counts.troubled,
  'mails taken': smtp.mails.length,
  'different mails': found.arrived,
  'subscribers left out': found.leftOut,
  'workers killed': inFlightByKill.length,
  'workers that ended by themselves': worker.crashes(),
  'in flight at each kill': inFlightByKill.join(', '),
  'copies of mails in flight at a kill': found.copies,
  'copies of mails that the server took without an answer': found.copiesOfUnanswered,
  'copies that nothing explains': found.unexplained,
  'mails to whoever had left': found.afterLeaving,
  'mails a minute': Math.round((smtp.mails.length / seconds) * 60),
  'sent, as the board shows it': figures?.sent,
})
const personal = personalLines(globSync('.run/bench/drill-worker-*.log'))
if (personal.length > 0)
  console.error(`${personal.length} lines of the logs tell too much, such as`, personal[0])
const isGood =
  personal.length === 0 &&
  started.toSorted().join() === 'already-sent,started' &&
  inFlightByKill.length === kills &&
  worker.crashes() === 0 &&
  found.leftOut === 0 &&
  found.unexplained === 0 &&
  found.copies <= inFlight.size &&
  found.afterLeaving === 0 &&
  figures?.failed === 0
say(isGood ? 'everybody got it, and no copy is without its reason' : 'NOT as it should be')

await db.$client.end()
await smtp.stop()
await stopStack()
process.exit(isGood ? 0 : 1)

async function prepared() {
  const made = await benchDatabase('gevel_drill_newsletter')
  await migrateSite(made.url)
  await made.db.execute(sql`insert into agency (name, email) values ('Gevel', 'agency@drill.example')`)
  // No editor saved it: what mails are written from is made here.
  await run('tsx', ['scripts/published.ts'], { DATABASE_URL: made.url, LOG_LEVEL: 'warn' })
  await storeListings(
    made.db,
    [1, 2, 3].map((id) => aListing({ id })),
  )
  await addSubscribers(made.db, count)
  return made
}

async function written(): Promise<string> {
  const id = await addNewsletter(db, new Date())
  const words = (subject: string) => ({
    was: { subject: '', intro: '' },
    now: { subject, intro: 'Nieuws.\n\nEn meer.' },
  })
  const change = {
    words: { [mainLanguage]: words('Nieuwsbrief'), fr: words('Newsletter') },
    homes: { was: [], now: [1, 2, 3] },
  }
  await saveNewsletter(db, id, { change, now: new Date() })
  return id
}

async function pressedTwice() {
  const seenAt = (await findNewsletter(db, newsletter))?.changedAt ?? ''
  return Promise.all([1, 2].map(() => startSending(db, { id: newsletter, seenAt, now: new Date() })))
}

async function killWorker(): Promise<void> {
  await worker.kill()
  const held = await rows(
    db,
    { id: text },
    sql`select id from lead.newsletter_delivery where state = 'pending' and claim is not null`,
  )
  for (const { id } of held) inFlight.add(id)
  inFlightByKill.push(held.length)
  say(`worker killed after ${smtp.mails.length} mails, ${held.length} of them in flight`)
  // Until the next worker may have them; a small drill does not wait for it.
  if (values.small) await freeClaims()
}

async function freeClaims(): Promise<void> {
  await db.execute(
    sql`update lead.newsletter_delivery set claimed_until = now() where claimed_until > now() and state = 'pending'`,
  )
}

/** The waits between tries, which go up to hours, are cut short; those for what a killed worker had are real. */
async function until(isOver: (waiting: number) => Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs
  let printedAt = performance.now()
  while (performance.now() < end) {
    const [left] = await rows(
      db,
      { waiting: int, held: int },
      sql`with hastened as (
            update lead.newsletter_delivery set next_try_at = now()
            where state = 'pending' and claim is null and next_try_at > now())
          select count(*)::int as waiting, count(claim)::int as held from lead.newsletter_delivery
          where state = 'pending' and email_key is not null`,
    )
    if (await isOver(left?.waiting ?? 0)) return
    if (performance.now() - printedAt > 15_000) {
      say(`${left?.waiting} wait, ${left?.held} of them taken`)
      printedAt = performance.now()
    }
    await sendByHand(db, sendNewslettersTask)
    await sleep(values.small ? 200 : 1000)
  }
}
