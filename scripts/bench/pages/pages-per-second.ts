import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { listPath } from '@/i18n/paths/listing-paths'
import { locales } from '@/i18n/locales'

import { rounded } from '../../console'
import { homePaths } from './addresses'
import { ask, siteHost } from './ask'
import { processorMs } from './web-process'

const script = '.run/bench/addresses.lua'

export interface PageSpeed {
  perSecond: number
  /** What one page costs of a processor, however busy the machine is with other things. */
  processorMs: number
}

/** A few addresses of each kind, to be asked one after the other. */
export async function speedPaths(): Promise<Record<string, string[]>> {
  return {
    home: locales.map((locale) => `/${locale}/`),
    list: [1, 2, 3, 4, 5, 6].map((page) => `${listPath('nl', 'sale')}${page > 1 ? `?page=${page}` : ''}`),
    property: (await homePaths()).filter((_, index) => index % 7 === 0).slice(0, 40),
  }
}

/** Uncached pages of one process. */
export async function pagesPerSecond(
  { url, pid }: { url: string; pid: number },
  paths: string[],
  seconds: number,
): Promise<PageSpeed> {
  await warmUp(url, paths)
  const before = processorMs(pid)
  const { perSecond, pages } = await wrk(url, paths, seconds)
  return { perSecond, processorMs: rounded((processorMs(pid) - before) / pages) }
}

/** By pages, not by seconds: on a busy machine the first seconds are the compiler's. */
async function warmUp(web: string, paths: string[]): Promise<void> {
  for (let asked = 0; asked < 300; asked += 4) {
    const four = [0, 1, 2, 3].map((next) => paths[(asked + next) % paths.length] ?? '/nl/')
    await Promise.all(four.map((path) => ask(web + path)))
  }
}

async function wrk(web: string, paths: string[], seconds: number) {
  mkdirSync('.run/bench', { recursive: true })
  const list = paths.map((path) => JSON.stringify(path)).join(', ')
  writeFileSync(
    script,
    `local paths = { ${list} }
     local asked = 0
     function request()
       asked = asked + 1
       return wrk.format("GET", paths[(asked % #paths) + 1], { ["Accept-Encoding"] = "gzip", ["Host"] = "${siteHost}" })
     end`,
  )
  const args = ['-t1', '-c8', `-d${seconds}s`, '--timeout', '30s', '-s', script, web]
  const { stdout } = await promisify(execFile)('wrk', args)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${web}: ${stdout}`)
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1])
  return { perSecond: rounded(number(/Requests\/sec:\s+([\d.]+)/)), pages: number(/(\d+) requests in/) }
}
