import { afterAll, beforeAll } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { siteUrl } from '@/site/data/site'
import { createSite } from '@/site/site-app'

import type { TestDatabase } from '../int-database'
import { loginOf } from '../login-of'
import { wordsIn } from '../markup'
import { restoreReleased, upgrade } from './released-database'

let released: TestDatabase
let web: Database

/** The demo of the last release, upgraded, and read by the new site with the rights that it has. No sync has run. */
export function openUpgradedSite(): void {
  beforeAll(async () => {
    released = await restoreReleased()
    await upgrade(released.url)
    web = connect({ url: loginOf('gevel_web', released.url) })
    ;(globalThis as { gevelDatabase?: Database }).gevelDatabase = web
  }, 300_000)
  afterAll(async () => {
    await web.$client.end()
    await released.drop()
  })
}

/** With the rights of its owner. */
export function upgradedDatabase(): Database {
  return released.db
}

const site = createSite()

/** Follows at most one redirect, as a short address has. */
export async function ask(
  path: string,
): Promise<{ status: number; html: string; title: string; words: string }> {
  const first = await site.request(`${siteUrl}${path}`)
  const location = first.headers.get('Location')
  const answer = location ? await site.request(new URL(location, siteUrl).href) : first
  const html = await answer.text()
  const title = wordsIn(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
  return { status: answer.status, html, title, words: wordsIn(html) }
}
