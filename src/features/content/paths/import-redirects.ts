import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows, type Transaction } from '@/database/query'
import { text } from '@/database/row'
import { isPreviewPath } from '@/domain/preview'
import { queuePurge } from '@/http-cache/purge'
import { withSlash } from '@/i18n/paths/with-slash'

import { missingTag } from '../content-tags'
import { isHomeOrPerson, leadsSomewhere, ownRoute, usedLanguages } from './leads-somewhere'
import type { RedirectLine } from './redirect-lines'
import { comparedPath, storeRedirects } from './store-redirects'

export interface ImportedRedirects {
  stored: number
  /** Were there already, from an earlier time. */
  kept: number
  refused: { line: number; text: string; reason: string }[]
}

interface Wanted {
  line: number
  text: string
  from: string
  to: string
  /** The old address as it is compared. */
  key: string
}

/** Old addresses become redirects of editors, all that can be in one transaction; what cannot is answered line by line. */
export async function importRedirects(
  tx: Transaction,
  lines: readonly RedirectLine[],
): Promise<ImportedRedirects> {
  // Nobody writes another one meanwhile.
  await tx.execute(sql`lock table ${payloadTables.redirects} in share row exclusive mode`)
  const refused: ImportedRedirects['refused'] = []
  const refuse = ({ line, text: said }: Pick<Wanted, 'line' | 'text'>, reason: string) => {
    refused.push({ line, text: said, reason })
  }
  const [own, before] = [await ownAddresses(tx), await redirectsBefore(tx)]

  const wanted = new Map<string, Wanted>()
  let kept = 0
  for (const { read, ...line } of lines) {
    if ('refusal' in read) {
      refuse(line, read.refusal)
      continue
    }
    const key = comparedPath(read.from)
    const [earlier, stored] = [wanted.get(key), before.get(key)]
    if (own.has(key) || answersItself(key)) refuse(line, 'the site has a page of its own at the old address')
    else if (earlier) refuse(line, `line ${earlier.line} has the same old address`)
    else if (stored === read.to) kept += 1
    else if (stored !== undefined) refuse(line, `leads to ${stored} already; change it in the admin`)
    else if (goesRound(key, read.to, { wanted, before, own })) refuse(line, 'leads back to itself')
    else wanted.set(key, { ...line, ...read, key })
  }
  for (const one of await withoutTarget(tx, wanted)) {
    refuse(one, 'nothing is known at the new address')
    wanted.delete(one.key)
  }
  if (wanted.size > 0) await store(tx, [...wanted.values()])
  return { stored: wanted.size, kept, refused: refused.sort((a, b) => a.line - b.line) }
}

async function ownAddresses(tx: Queryable): Promise<Set<string>> {
  const found = await rows(tx, { path: text, original: text }, sql`select path, original from content.path`)
  return new Set(found.flatMap(({ path, original }) => [path, original]))
}

async function redirectsBefore(tx: Queryable): Promise<Map<string, string>> {
  const found = await rows(
    tx,
    { from: text, to: text },
    sql`select "from", "to" from ${payloadTables.redirects} order by id`,
  )
  return new Map(
    found.map(({ from, to }) => [comparedPath(from), to.startsWith('/') ? withSlash(to.trim()) : to.trim()]),
  )
}

/** Addresses that are never looked up among redirects: homes, colleagues, drafts, and pages with a route of their own. */
function answersItself(path: string): boolean {
  return path === '/' || isHomeOrPerson(path) || isPreviewPath(path) || ownRoute.test(path)
}

interface Known {
  wanted: ReadonlyMap<string, Wanted>
  before: ReadonlyMap<string, string>
  /** Where there is a page, nobody is led on. */
  own: ReadonlySet<string>
}

function goesRound(key: string, to: string, { wanted, before, own }: Known): boolean {
  const passed = new Set([key])
  let next: string | undefined = to
  while (next?.startsWith('/')) {
    const at = comparedPath(next)
    if (own.has(at)) return false
    if (passed.has(at)) return true
    passed.add(at)
    next = wanted.get(at)?.to ?? before.get(at)
  }
  return false
}

/** Those that lead to nothing, nor to another one of them that leads somewhere. */
async function withoutTarget(tx: Queryable, wanted: ReadonlyMap<string, Wanted>): Promise<Wanted[]> {
  const used = await usedLanguages(tx)
  const missing = new Map<string, Wanted>()
  const open: Wanted[] = []
  for (const one of wanted.values())
    if (wanted.has(comparedPath(one.to)) && one.to.startsWith('/')) open.push(one)
    else if (!(await leadsSomewhere(tx, one.to, used))) missing.set(one.key, one)
  for (let before = -1; before !== missing.size;) {
    before = missing.size
    for (const one of open) if (missing.has(comparedPath(one.to))) missing.set(one.key, one)
  }
  return [...missing.values()]
}

async function store(tx: Transaction, wanted: readonly Wanted[]): Promise<void> {
  const values = wanted.map(({ from, to }) => ({ from, to }))
  await tx.execute(sql`
    insert into ${payloadTables.redirects} ("from", "to")
    select "from", "to" from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r ("from" text, "to" text)`)
  await storeRedirects(tx)
  await queuePurge(tx, [missingTag])
}
