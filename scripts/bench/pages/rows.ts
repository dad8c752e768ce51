import { rounded } from '../../console'
import { benchPorts, startVarnish, stopStack, varnishUrl } from '../stack'
import { demand, isFull, median, option } from '../statistics'
import { crawlerBesideVisitor } from './crawler'
import { crowdBesideVisitor } from './crowd'
import { memoryAfter } from './memory'
import { pagesPerSecond, speedPaths } from './pages-per-second'
import { renderAlone } from './rendering'
import { mostOf, statementsPerScreen } from './statements'
import { runningPid, runningWeb } from './target'
import { formBesideTrickle } from './trickling-posts'
import { startWebProcess, type WebProcess } from './web-process'

export interface Row {
  what: string
  measured: string
  wanted: string
}

/** Times on a busy machine may be twice as long in the small run; statements may not be more. */
const slack = isFull ? 1 : 2

function row(what: string, value: number, { unit, most, least }: Limits): Row {
  const wanted = [
    ...(most === undefined ? [] : [`at most ${most}`]),
    ...(least === undefined ? [] : [`at least ${least}`]),
  ]
  demand(
    `${what}: ${value} ${unit}, ${wanted.join(', ')}`,
    value <= (most ?? Infinity) && value >= (least ?? -Infinity),
  )
  return { what, measured: `${value} ${unit}`, wanted: wanted.join(', ') }
}

interface Limits {
  unit: string
  most?: number
  least?: number
}

/** In the order of the table; each by a name that `--rows=` knows. */
export const rowMakers: Record<string, () => Promise<Row[]>> = {
  speed: () => withWeb(speed),
  statements: async () => {
    const counted = await statementsPerScreen()
    for (const { screen, first, again } of counted)
      console.log(`${screen}: ${first} statements, then ${again}`)
    const [worst] = counted
    if (process.argv.includes('--texts')) console.log(worst?.texts.join('\n'))
    const most = worst ? mostOf(worst) : Number.NaN
    return [
      row(`SQL statements for one page, most (${worst?.screen})`, most, { unit: 'statements', most: 6 }),
    ]
  },
  memory: () =>
    withWeb(async ({ url, pid }) => {
      const addresses = option('addresses', isFull ? 20_000 : 600)
      const { startMb, endMb, mostMb, growth, failed } = await memoryAfter(url, pid, addresses)
      console.log(`memory: ${startMb} MB at the start, ${endMb} MB at the end`)
      demand(`every address answers 200 (${failed} do not)`, failed === 0)
      return [
        row(`memory of web over ${addresses} addresses`, mostMb, { unit: 'MB', most: 350 }),
        // A process that has just been started still grows to its size.
        row('its last quarter beside the third', rounded(growth, 2), {
          unit: 'times',
          most: isFull ? 1.05 : 1.3,
        }),
      ]
    }),
  start: async () => {
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      const web = await startWebProcess()
      times.push(web.startMs)
      await web.stop()
    }
    return [row('start of a web process', rounded(median(times) / 1000, 2), { unit: 's', most: 3 * slack })]
  },
  crawler: async () => {
    const seconds = isFull ? 60 : 8
    const beside = await withLimits((limited) => crawlerBesideVisitor(limited, seconds))
    const { crawlerAsked, crawlerLimited, crawlerFailed, visitorAsked, visitorMostMs } = beside
    console.log(
      `crawler: ${crawlerAsked} asked, ${crawlerLimited} got 429, ${crawlerFailed} failed; visitor: ${visitorAsked} asked, slowest ${visitorMostMs} ms`,
    )
    return [
      // Of twenty answers the slowest is the p95: in the small run one pause of the machine must not decide.
      row(`beside a crawler for ${seconds} s, visitor p95`, beside.visitorP95Ms, {
        unit: 'ms',
        most: isFull ? 300 : 3000,
      }),
      row('… visitor without a page', beside.visitorFailed, { unit: 'answers', most: 0 }),
      row('… crawler sent away', rounded(crawlerLimited / crawlerAsked, 2), {
        unit: 'of its requests',
        least: 0.5,
      }),
      row('… crawler failed', crawlerFailed, { unit: 'answers', most: 0 }),
    ]
  },
  crowd: async () => {
    const seconds = isFull ? 60 : 6
    const beside = await withLimits((limited, web) => crowdBesideVisitor(limited, web, seconds))
    const { quietP95Ms, uncachedMs, cachedAsked, healthAsked, healthMostMs, statuses } = beside
    console.log(
      `crowd: ${JSON.stringify(statuses)} by status; visitor: ${cachedAsked} asked, p95 ${quietP95Ms} ms before, an uncached page ${uncachedMs} ms; /healthz: ${healthAsked} asked, slowest ${healthMostMs} ms`,
    )
    return [
      // The small run shares its machine: there a page may take five times as long as with nobody there.
      row(`beside a crowd for ${seconds} s, cached pages p95`, beside.cachedP95Ms, {
        unit: 'ms',
        most: isFull ? 50 : Math.max(50 * slack, 5 * quietP95Ms),
      }),
      row('… cached pages that did not come', beside.cachedFailed, { unit: 'answers', most: 0 }),
      row('… /healthz without an answer', beside.healthFailed, { unit: 'answers', most: 0 }),
      row('… pages made meanwhile', statuses[200] ?? 0, { unit: 'pages', least: seconds }),
      // A slow machine first ends the pages under way.
      row('… recovered after', beside.recoveryMs, {
        unit: 'ms',
        most: isFull ? 5000 : Math.max(5000, 40 * uncachedMs),
      }),
    ]
  },
  trickle: async () => {
    const { slowestMs, sent, posts, statuses } = await formBesideTrickle(300, isFull ? 8 : 4)
    console.log(`trickle: the forms were answered ${statuses}`)
    return [
      row('beside 300 trickling posts, slowest form', slowestMs, { unit: 'ms', most: 1000 * slack }),
      row(`… forms taken of ${posts}`, sent, { unit: 'forms', least: posts }),
    ]
  },
}

/** For one page each, in ms of a processor; before the last changes 25 were enough for all. */
const mostMs: Record<string, number> = { home: 8, list: 10, property: 12 }
/** How much of that React has: the goal, and what the small run must not fall below. */
const leastRendering = isFull
  ? { home: 0.6, list: 0.6, property: 0.6 }
  : { home: 0.15, list: 0.25, property: 0.3 }
/** What the fixed tree cost on the machine and in the hour in which these limits were set. */
const usualYardstickMs = 5

/** What uncached pages cost, beside React alone and beside a fixed tree in the same minute. */
async function speed(web: Pick<WebProcess, 'url' | 'pid'>): Promise<Row[]> {
  const paths = await speedPaths()
  const { yardstickMs, pageMs } = await renderAlone(paths, isFull ? 5 : 1)
  const pace = rounded(yardstickMs / usualYardstickMs, 2)
  console.log(`speed: this machine takes ${pace} times as long as the one on which the limits were set`)
  const rows: Row[] = []
  for (const [page, addresses] of Object.entries(paths)) {
    const { perSecond, processorMs } = await pagesPerSecond(web, addresses, isFull ? 20 : 3)
    const most = mostMs[page] ?? Number.NaN
    rows.push(
      // The small run may be on any machine: there a page is held to what the fixed tree costs on the same.
      row(`processor for one uncached page, ${page}`, processorMs, {
        unit: 'ms',
        most: isFull ? most : rounded(most * pace * 1.5),
      }),
      row('… pages a second of a whole processor', rounded(1000 / processorMs), {
        unit: 'a second',
        least: isFull ? 80 : undefined,
      }),
      row('… beside what else runs here', perSecond, { unit: 'a second' }),
      row('… rendering alone beside it', rounded((pageMs[page] ?? 0) / processorMs, 2), {
        unit: 'times',
        least: leastRendering[page as keyof typeof leastRendering],
      }),
    )
  }
  return rows
}

/** A cache with the limits of a real site before a process of its own: the demo comes from one address and has none. */
async function withLimits<Answer>(work: (site: string, web: string) => Promise<Answer>): Promise<Answer> {
  const web = await startWebProcess({ SITE_URL: varnishUrl }, benchPorts.web)
  try {
    await startVarnish('on')
    return await work(varnishUrl, web.url)
  } finally {
    await stopStack()
    await web.stop()
  }
}

/** The process that was named, or a fresh one. */
async function withWeb(work: (web: Pick<WebProcess, 'url' | 'pid'>) => Promise<Row[]>): Promise<Row[]> {
  if (runningWeb !== undefined && runningPid !== null) return work({ url: runningWeb, pid: runningPid })
  const web = await startWebProcess()
  try {
    return await work(web)
  } finally {
    await web.stop()
  }
}
