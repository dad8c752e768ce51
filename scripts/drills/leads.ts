import { globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'
import { claimSeconds } from '@/features/leads/delivery/claim-delivery'

import { percentile } from '../bench/statistics'
import { peakMemory, simulatorUrl, startSimulatorProcess, stopStack, commandSimulator } from '../bench/stack'
import { postLeads, warmUp } from './leads/post-leads'
import { channelStock, ledgerCounts } from './leads/take-stock'
import { startTroubledSmtp } from './leads/troubled-smtp'
import { keepWorker } from './leads/worker-keeper'
import { freshDatabase, siteVariables, startSite, variablesOf } from './site/drill-site'
import { whatIsOffered } from './site/offered'
import { privatePostgres } from './site/private-postgres'
import { personalLines } from './site/personal-lines'

/** Breaks everything a lead depends on while visitors send forms to the site, then counts what arrived. */
const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    submissions: { type: 'string' },
    rate: { type: 'string' },
    kills: { type: 'string' },
    'keep-postgres': { type: 'boolean', default: false },
  },
})
const count = Number(values.submissions ?? (values.small ? 200 : 5000))
const perSecond = Number(values.rate ?? (values.small ? 20 : 50))
const kills = Number(values.kills ?? (values.small ? 2 : 5))
const database = 'gevel_drill'
const runId = `drill-${process.pid}`
const troubleShare = 0.3
const patienceMs = 20 * 60_000
let killedAt = new Date(0)

const startedAt = performance.now()
const say = (text: string) =>
  console.log(`${String(Math.round((performance.now() - startedAt) / 1000)).padStart(4)} s  ${text}`)

await privatePostgres.start()
const db = await freshDatabase(database)
const smtp = await startTroubledSmtp(troubleShare)
await startSimulatorProcess(120)
const variables = siteVariables(database, smtp.url)
const worker = keepWorker('src/worker.ts', variablesOf('gevel_worker', variables))
const [offered, site] = await Promise.all([whatIsOffered(db), startSite(variables)])
await warmUp(offered)
await troublePlatform()
say(`${offered.sale.length} homes for sale; ${count} submissions at ${perSecond} a second begin`)

const killsDue = Array.from({ length: kills }, (_, n) => Math.round(((n + 0.5) * count) / kills))
const restartDue = Math.round(count * 0.6)
const breaks: Promise<void>[] = []
const sendingAt = performance.now()
const posted = await postLeads({
  ...{ count, perSecond, offered, runId },
  onSent(sent) {
    if (killsDue.includes(sent)) breaks.push(killWorker(sent))
    if (sent === restartDue) breaks.push(restartPostgres(sent))
  },
})
const sendingSeconds = (performance.now() - sendingAt) / 1000
await Promise.all(breaks)
say(`${posted.acknowledged.size} acknowledged; waiting until nothing is pending`)
await drained(db)
await worker.stop()

const { leads, duplicates, idOf } = await ledgerCounts(db)
const acknowledged = [...posted.acknowledged].map((key) => idOf.get(key))
const lost = acknowledged.filter((id) => id === undefined).length
const known = new Set(acknowledged.filter((id) => id !== undefined))
const stock = await channelStock(db, known, { mails: smtp.mails, platform: await platformTexts() })
console.table({
  'forms sent': count,
  'forms a second': Number((count / sendingSeconds).toFixed(1)),
  acknowledged: posted.acknowledged.size,
  'acknowledged and not in the ledger': lost,
  'in the ledger': leads,
  'ledger duplicates': duplicates,
  'second posts answered as the first': posted.repeated,
  'posts with an error or no answer, sent again': posted.failed,
  'posts refused': posted.refused.length,
  'answer time, median, ms': Math.round(percentile(posted.answerMs, 0.5)),
  'answer time, 95%, ms': Math.round(percentile(posted.answerMs, 0.95)),
  'memory of the site at its highest, MB': peakMemory(site.pid),
  'workers killed': kills,
  'workers that ended by themselves': worker.crashes(),
  'mails offered': smtp.counts.offered,
  'mails troubled': smtp.counts.troubled,
})
console.table(stock)
if (posted.refused.length > 0) console.error(posted.refused.slice(0, 10))
const personal = personalLines(globSync('.run/bench/drill-{web,worker-*}.log'))
if (personal.length > 0)
  console.error(`${personal.length} lines of the logs tell too much, such as`, personal[0])
const isGood =
  personal.length === 0 &&
  posted.acknowledged.size === count &&
  lost === 0 &&
  leads === count &&
  duplicates === 0 &&
  site.exitCode === null &&
  stock.every((one) => one.delivered === one.expected && one.missing === 0 && one.deliveredTwice === 0)
say(isGood ? 'everything acknowledged was delivered, once in the ledger' : 'NOT everything was delivered')

await db.$client.end()
await smtp.stop()
await stopStack()
if (!values['keep-postgres']) await privatePostgres.stop()
process.exit(isGood ? 0 : 1)

/** No answer, half an answer, a refusal, an error: of every kind some, together three in ten. */
async function troublePlatform(): Promise<void> {
  for (const kind of ['disconnect', 'truncate', 'refuse', 'http'])
    await commandSimulator('faults', { kind, rate: 1 - (1 - troubleShare) ** 0.25 })
}

async function platformTexts(): Promise<string[]> {
  const ask = async (what: string) =>
    (await (await fetch(`${simulatorUrl}/__sim/${what}`)).json()) as object[]
  return [...(await ask('leads')), ...(await ask('demands'))].map((one) => JSON.stringify(one))
}

async function killWorker(sent: number): Promise<void> {
  say(`worker killed after ${sent}`)
  await worker.kill()
  killedAt = new Date()
}

async function restartPostgres(sent: number): Promise<void> {
  say(`PostgreSQL restarted after ${sent}`)
  await privatePostgres.stop()
  await privatePostgres.start()
}

/**
 * The waits between tries are cut short, for they go up to hours. What a killed worker had taken is waited for, but in
 * a small drill, where it is given free at once.
 */
async function drained(from: Database): Promise<void> {
  const until = performance.now() + patienceMs
  if (values.small) await freeClaimsBefore(from, killedAt)
  while (performance.now() < until) {
    const [left] = await rows(
      from,
      { pending: int, claimed: int },
      sql`with hastened as (
            update lead.delivery set next_try_at = now() + interval '2 seconds'
            where state = 'pending' and claim is null and next_try_at > now() + interval '2 seconds'
          )
          select count(*) as pending, count(claim) as claimed from lead.delivery where state = 'pending'`,
    )
    if (left?.pending === 0) return
    say(`${left?.pending} pending, ${left?.claimed} of them taken`)
    await sleep(values.small ? 2000 : 10_000)
  }
}

async function freeClaimsBefore(from: Database, moment: Date): Promise<void> {
  const ended = new Date(moment.getTime() + claimSeconds * 1000).toISOString()
  await from.execute(sql`update lead.delivery set claimed_until = now() where claimed_until < ${ended}`)
}
