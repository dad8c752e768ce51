import { setTimeout as sleep } from 'node:timers/promises'

import { loginOf } from '@/testing/login-of'

import { withPrivatePages } from '../../demo/private-pages'
import { screens } from './addresses'
import { ask } from './ask'
import { countStatements } from './statement-counter'
import { startWebProcess } from './web-process'

export interface ScreenStatements {
  screen: string
  /** The first time its address is asked for, in a process that has answered other pages before. */
  first: number
  again: number
  /** Those of the request with the most. */
  texts: string[]
}

/** SQL statements for each kind of screen, the most first. */
export async function statementsPerScreen(): Promise<ScreenStatements[]> {
  const counter = await countStatements(loginOf('gevel_web'))
  const web = await startWebProcess({
    DATABASE_URL: counter.url,
    PORTAL_DATABASE_URL: loginOf('gevel_portal', counter.url),
  })
  const counted: ScreenStatements[] = []
  const statementsOf = async (path: string, status: number) => {
    await sleep(30)
    counter.take()
    const answer = await ask(web.url + path)
    await sleep(30)
    if (answer.status !== status) throw new Error(`${path} answers ${answer.status}, not ${status}`)
    return counter.take()
  }
  try {
    await withPrivatePages(async (pages) => {
      const all = await screens(pages)
      // What a process reads once in its life is no page's own.
      for (const path of ['/fr/', '/fr/a-vendre/', '/fr/login/']) await ask(web.url + path)
      for (const { screen, path, status } of all) {
        const first = await statementsOf(path, status)
        const again = await statementsOf(path, status)
        const texts = first.length >= again.length ? first : again
        counted.push({ screen, first: first.length, again: again.length, texts })
      }
    })
  } finally {
    await web.stop()
    counter.close()
  }
  return counted.toSorted((a, b) => mostOf(b) - mostOf(a))
}

export const mostOf = ({ first, again }: ScreenStatements) => Math.max(first, again)
