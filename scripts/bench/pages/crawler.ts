import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { percentile } from '../statistics'
import { filterPath } from './addresses'
import { ask, type Asked } from './ask'

export interface CrawlerBesideVisitor {
  visitorP95Ms: number
  visitorMostMs: number
  visitorAsked: number
  visitorFailed: number
  crawlerAsked: number
  crawlerLimited: number
  crawlerFailed: number
}

const perSecond = 200
const crawlerAddress = '127.0.0.66'
const visitorAddress = '127.0.0.2'

/** A crawler that asks `site` for another address every 5 ms, beside a visitor who asks for uncached pages. */
export async function crawlerBesideVisitor(site: string, seconds: number): Promise<CrawlerBesideVisitor> {
  const run = Math.floor(Math.random() * 4000)
  const until = performance.now() + seconds * 1000
  const crawled: Asked[] = []
  const visited: Asked[] = []
  const crawlerAgent = new Agent({ keepAlive: true, maxSockets: 1000 })
  const underWay = new Set<Promise<unknown>>()
  const crawl = async () => {
    const began = performance.now()
    for (let n = 0; performance.now() < until;) {
      const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
      for (; n <= due; n++) {
        const asked = ask(site + filterPath(n, run), { from: crawlerAddress, agent: crawlerAgent })
        const counted = asked.then((answer) => crawled.push(answer))
        underWay.add(counted)
        void counted.then(() => underWay.delete(counted))
      }
      await sleep(5)
    }
  }
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = 0; performance.now() < until; n++) {
      visited.push(await ask(site + filterPath(n, run + 5000), { from: visitorAddress, agent }))
      await sleep(500)
    }
    agent.destroy()
  }
  await Promise.all([crawl(), visit()])
  await Promise.race([Promise.all(underWay), sleep(30_000)])
  crawlerAgent.destroy()
  const times = visited.map(({ ms }) => ms)
  const isFailed = ({ status }: Asked) => status === 0 || status >= 500
  return {
    visitorP95Ms: Math.round(percentile(times, 0.95)),
    visitorMostMs: Math.round(Math.max(...times)),
    visitorAsked: visited.length,
    visitorFailed: visited.filter(({ status }) => status !== 200).length,
    crawlerAsked: crawled.length,
    crawlerLimited: crawled.filter(({ status }) => status === 429).length,
    crawlerFailed: crawled.filter(isFailed).length,
  }
}
