import { readFileSync } from 'node:fs'

import { progress } from '../../console'
import { webUrl } from '../../bench/stack'
import { anyMark } from './hostile-text'
import type { MarkReader } from './live-marks'
import { type Plan, type PlanNeeds, planOf } from './plan'
import { type Answered, sendPlan } from './send-plan'

export interface PostedAll {
  /** How often each way of posting got each status. */
  counts: Map<string, Map<number, number>>
  slowest: { ms: number; n: number }
  /** Errors of the site, and answers that did not come: these fail the drill. */
  bad: string[]
  pagesRead: number
  pagesRun: number
  /** Memory of the site in MB, by tenths of the way. */
  memory: number[]
}

interface PostOptions extends PlanNeeds {
  from: number
  to: number
  atOnce: number
  /** How many returned pages are run with their scripts. */
  mostRun: number
  pid: number | undefined
}

/** Sends all posts, a few at once, and reads every page that comes back. */
export async function postAll(reader: MarkReader, options: PostOptions): Promise<PostedAll> {
  const { from, to, atOnce } = options
  const sum: PostedAll = {
    counts: new Map(),
    slowest: { ms: 0, n: 0 },
    bad: [],
    pagesRead: 0,
    pagesRun: 0,
    memory: [],
  }
  const tenth = Math.max(Math.floor((to - from) / 10), 1)
  let next = from
  let done = 0
  const line = async () => {
    while (next < to) {
      const plan = planOf(next++, options)
      const answered = await sendPlan(plan)
      count(sum, plan, answered)
      await readPage(sum, reader, { plan, answered, mostRun: options.mostRun })
      if (++done % tenth === 0) sum.memory.push(memoryOf(options.pid))
      progress('posts', done, to - from)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  return sum
}

function count(sum: PostedAll, plan: Plan, { status, ms, isHung }: Answered): void {
  const ofWay = sum.counts.get(plan.way) ?? new Map<number, number>()
  sum.counts.set(plan.way, ofWay.set(status, (ofWay.get(status) ?? 0) + 1))
  if (ms > sum.slowest.ms) sum.slowest = { ms: Math.round(ms), n: plan.n }
  // A line that was closed is an answer only to what was too large or no request at all.
  const mayBeClosed = plan.raw !== undefined || plan.body.length > 1_000_000
  if (status >= 500 || isHung || (status === 0 && !mayBeClosed))
    sum.bad.push(
      `post ${plan.n} (${plan.way}, ${plan.raw?.name ?? plan.kind}): ${status} after ${Math.round(ms)} ms`,
    )
}

interface Read {
  plan: Plan
  answered: Answered
  mostRun: number
}

async function readPage(
  sum: PostedAll,
  reader: MarkReader,
  { plan, answered, mostRun }: Read,
): Promise<void> {
  const { html, status } = answered
  if (!anyMark.test(html) || plan.raw) return
  sum.pagesRead++
  const live = await reader.inMarkup(html, plan.mark)
  if (sum.pagesRun < mostRun && status === 422) {
    sum.pagesRun++
    live.push(...(await reader.whenRun({ url: webUrl + plan.path, html, status }, plan.mark)))
  }
  if (live.length > 0) sum.bad.push(`page of post ${plan.n} (${plan.kind}): ${live.join()}`)
}

function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
