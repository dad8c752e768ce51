import { rounded } from '../../console'
import { launchChromium } from '../../demo/chromium'
import { pageKinds, watchedPages } from '../../demo/pages'
import { benchPorts, startVarnish, stopStack, varnishUrl } from '../stack'
import { demand, isFull, median, option } from '../statistics'
import { crawlerBesideVisitor } from './crawler'
import { memoryAfter } from './memory'
import { pagesPerSecond } from './pages-per-second'
import { mostOf, statementsPerScreen } from './statements'
import { runningPid, runningWeb, site } from './target'
import { formBesideTrickle } from './trickling-posts'
import { documentGzip, type PageWeight, weighPage } from './weights'
import { startWebProcess, type WebProcess } from './web-process'

export interface Row {
  what: string
  measured: string
  wanted: string
}

/** Times on a busy machine may be twice as long in the small run; bytes and statements may not. */
const slack = isFull ? 1 : 2
const kb = (bytes: number) => rounded(bytes / 1024)

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
  speed: () =>
    withWeb(async (web) => {
      const speeds = await pagesPerSecond(web, isFull ? 20 : 6)
      return Object.entries(speeds).flatMap(([page, { perSecond, processorMs }]) => [
        // The small run shares its machine: there only the cost of a page is held to a limit.
        row(`uncached pages per second, ${page}`, perSecond, {
          unit: 'a second',
          least: isFull ? 80 : undefined,
        }),
        row('… processor for one page', processorMs, { unit: 'ms', most: 12.5 * slack }),
      ])
    }),
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
  documents: async () => {
    const most: Record<string, number> = { home: 24, list: 18, property: 28 }
    const pages = await watchedPages(site)
    return Promise.all(
      pages.map(async ({ page, url }) =>
        row(`document gzip, ${page}`, kb(await documentGzip(url)), { unit: 'KB', most: most[page] }),
      ),
    )
  },
  weights: weights,
  crawler: async () => {
    const seconds = isFull ? 60 : 10
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
  trickle: async () => {
    const { slowestMs, sent, posts, statuses } = await formBesideTrickle(300, isFull ? 8 : 4)
    console.log(`trickle: the forms were answered ${statuses}`)
    return [
      row('beside 300 trickling posts, slowest form', slowestMs, { unit: 'ms', most: 1000 * slack }),
      row(`… forms taken of ${posts}`, sent, { unit: 'forms', least: posts }),
    ]
  },
}

async function weights(): Promise<Row[]> {
  const browser = await launchChromium()
  const measured: (PageWeight & { where: string })[] = []
  try {
    for (const { page, url } of await (isFull ? pageKinds(site) : watchedPages(site)))
      for (const width of [390, 1440] as const) {
        const weight = await weighPage(browser, url, width)
        measured.push({ ...weight, where: `${page} at ${width} px` })
        const { scriptAtRest, scriptTouched, fonts } = weight
        console.log(
          `${page} at ${width} px: scripts ${kb(scriptAtRest)} KB at rest, ${kb(scriptTouched)} KB touched, fonts ${kb(fonts)} KB`,
        )
      }
  } finally {
    await browser.close()
  }
  const heaviest = (part: keyof PageWeight, what: string, mostKb: number) => {
    const [worst] = measured.toSorted((a, b) => b[part] - a[part])
    return row(`${what}, most (${worst?.where})`, kb(worst?.[part] ?? Number.NaN), {
      unit: 'KB',
      most: mostKb,
    })
  }
  return [
    heaviest('scriptAtRest', 'JavaScript gzip at rest', 20),
    heaviest('scriptTouched', 'JavaScript gzip, everything touched', 110),
    heaviest('fonts', 'fonts on a first view', 50),
  ]
}

/** A cache with the limits of a real site before a process of its own: the demo comes from one address and has none. */
async function withLimits<Answer>(work: (site: string) => Promise<Answer>): Promise<Answer> {
  const web = await startWebProcess({ SITE_URL: varnishUrl }, benchPorts.web)
  try {
    await startVarnish('on')
    return await work(varnishUrl)
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
