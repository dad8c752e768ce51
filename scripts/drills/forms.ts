import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { startSmtpSink } from '@/testing/mail/smtp-sink'

import { startNode, startSimulatorProcess, stopStack, webUrl } from '../bench/stack'
import { table } from '../console'
import { launchChromium } from '../demo/chromium'
import { run } from '../demo/processes'
import { checkAdmin } from './forms/check-admin'
import { incompleteLeads, savedLeads } from './forms/check-leads'
import { checkLimits, mailed } from './forms/check-limits'
import { badMails } from './forms/check-mails'
import { anyMark } from './forms/hostile-text'
import { markReader } from './forms/live-marks'
import { postAll } from './forms/post-all'
import { freshDatabase, siteVariables, startAdmin, startSite, variablesOf } from './site/drill-site'
import { type Offered, whatIsOffered } from './site/offered'
import { privatePostgres } from './site/private-postgres'
import { personalLines } from './site/personal-lines'

/** Sends the site everything a form should not be sent, and looks for it wherever a lead can be seen. */
const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    posts: { type: 'string' },
    /** The same seed sends the same posts. */
    seed: { type: 'string', default: '7' },
    /** One post alone, by its number. */
    only: { type: 'string' },
  },
})
const most = Number(values.posts ?? (values.small ? 1000 : 10_000))
const [from, to] = values.only ? [Number(values.only), Number(values.only) + 1] : [0, most]
const sampled = values.small ? { files: 25, run: 3 } : { files: 300, run: 25 }
const database = 'gevel_drill_forms'

const startedAt = performance.now()
const say = (text: string) =>
  console.log(`${String(Math.round((performance.now() - startedAt) / 1000)).padStart(4)} s  ${text}`)

await privatePostgres.start()
const db = await freshDatabase(database)
const smtp = await startSmtpSink()
await startSimulatorProcess(120)
const variables = { ...siteVariables(database, smtp.url), LOG_LEVEL: 'info' }
await run('tsx', ['scripts/sync.ts', 'full'], variablesOf('gevel_worker', variables))
const offered = await whatIsOffered(db)
const site = await startSite(variables)
const slots = await freeMoments(offered)
const browser = await launchChromium()
const reader = await markReader(browser)
if ((await reader.inMarkup('<p><b id=qzmark0zq>', 'qzmark0zq')).length === 0)
  throw new Error('Nothing would be noticed')
say(`${to - from} posts begin, seed ${values.seed}`)

const posted = await postAll(reader, {
  ...{ seed: Number(values.seed), offered, slots, from, to, atOnce: 6 },
  mostRun: sampled.run,
  pid: site.pid,
})
const isAlive = site.exitCode === null && (await fetch(`${webUrl}/healthz`)).ok
say('posted; what was saved is read again')
const leads = await savedLeads(db)
const hostile = leads.filter(({ answers }) => anyMark.test(JSON.stringify(answers)))
const incomplete = incompleteLeads(leads)

startNode('drill-worker-forms', ['src/worker.ts'], variablesOf('gevel_worker', variables))
await startAdmin(variables)
await mailed(db)
const mailsRead = smtp.mails.length
say(`${mailsRead} mails are read`)
const mailFaults = await badMails(smtp.mails, reader, leads)
const step = Math.max(Math.floor(hostile.length / sampled.files), 1)
const files = hostile.filter((_, n) => n % step === 0)
say(`${files.length} leads are opened in the admin`)
const admin = await checkAdmin(files, reader, (n) => n < sampled.run)
say('limits')
const limits = await checkLimits({ db, smtp, offered, many: values.small ? 50 : 200 })
const personal = personalLines(globSync('.run/bench/drill-{web,cms,worker-forms}.log'))

table(
  [...posted.counts].map(([way, statuses]) => ({
    way,
    posts: [...statuses.values()].reduce((sum, one) => sum + one, 0),
    statuses: [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status || 'closed'}: ${times}`)
      .join(', '),
  })),
)
table(limits.table)
console.table({
  'posts sent': to - from,
  'slowest answer, ms': posted.slowest.ms,
  'slowest post': posted.slowest.n,
  'returned pages read': posted.pagesRead,
  'of them run with their scripts': posted.pagesRun,
  'memory of the site, MB': posted.memory.join(' '),
  'leads saved': leads.length,
  'of them with hostile text': hostile.length,
  'leads without what is required': incomplete.length,
  'mails read': mailsRead,
  'faults in mails': mailFaults.length,
  'pages of the admin read': admin.pages,
  'faults in the admin': admin.bad.length,
  'lines of the logs that tell too much': personal.length,
})
// A heap settles; one that has doubled since the first tenth and is large is still growing.
const [early = 0, late = 0] = [posted.memory.at(1), posted.memory.at(-1)]
const isGrowing = late > 1500 || (late > 1000 && late > early * 2)
const faults = [...posted.bad, ...incomplete, ...admin.bad, ...limits.bad, ...personal, ...mailFaults]
if (!isAlive) faults.push('the site is gone')
if (isGrowing) faults.push(`the site grows: ${posted.memory.join(' ')} MB`)
if (hostile.length < (to - from) / 10 && !values.only) faults.push('hardly any hostile post was taken')
console.log(faults.slice(0, 40).join('\n'))
say(faults.length === 0 ? 'nothing got through' : `${faults.length} faults`)

await browser.close()
await db.$client.end()
await smtp.stop()
await stopStack()
await privatePostgres.stop()
process.exit(faults.length === 0 ? 0 : 1)

/** One that can be chosen for each of a few homes. */
async function freeMoments({ sale }: Offered): Promise<Map<number, string>> {
  const moments = new Map<number, string>()
  for (const home of sale.slice(0, 100)) {
    const page = await (await fetch(`${webUrl}/nl/forms/appointment/?home=${home}`)).text()
    const slot = /name="slot"[^>]*value="([^"]+)"/.exec(page)?.[1]
    if (slot) moments.set(home, slot)
  }
  return moments
}
