import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'
import type { SmtpSink } from '@/testing/mail/smtp-sink'
import { isLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { webUrl } from '../../bench/stack'
import type { Figure } from '../../console'
import type { Offered } from '../site/offered'
import { freeTextOfFriends, limitCases, type LimitCase, type LimitedPost } from './limit-cases'

export interface LimitCheck {
  table: Record<string, Figure>[]
  bad: string[]
}

interface LimitNeeds {
  db: Database
  smtp: SmtpSink
  offered: Offered
  many: number
}

/** Many posts from one address, person or proof: few of them are taken, and no more mails are sent than were taken. */
export async function checkLimits({ db, smtp, offered, many }: LimitNeeds): Promise<LimitCheck> {
  const check: LimitCheck = { table: [], bad: [] }
  for (const one of limitCases(offered, many)) {
    const first = smtp.mails.length
    const { saved, untold } = await postMany(one)
    await mailed(db)
    const mails = smtp.mails
      .slice(first)
      .filter(({ to }) => to.some((address) => address.endsWith('limits.example')))
    const inWords = mails.filter(({ source }) => source.includes(freeTextOfFriends)).length
    check.table.push({ what: one.what, posts: one.posts, saved, mails: mails.length })
    if (saved < one.fewest || saved > one.most) check.bad.push(`${one.what}: ${saved} saved`)
    if (mails.length > saved) check.bad.push(`${one.what}: ${mails.length} mails of ${saved}`)
    if (untold > 0) check.bad.push(`${one.what}: ${untold} were not told why`)
    if (inWords > 0) check.bad.push(`${one.what}: ${inWords} mails carry words of the sender`)
  }
  return check
}

async function postMany({ posts, post }: LimitCase): Promise<{ saved: number; untold: number }> {
  const sum = { saved: 0, untold: 0 }
  for (let n = 0; n < posts; n++) {
    const limited = await post(n)
    const { status, html } = await send(limited)
    if (status === 303) sum.saved++
    else if (status !== 422 || !isExplained(limited, html)) sum.untold++
  }
  return sum
}

/** In the visitor's language. */
function isExplained({ path }: LimitedPost, html: string): boolean {
  const locale = path.slice(1, 3)
  if (!isLocale(locale)) return false
  const t = translator(locale)
  const kind = ['error.rate_limited', 'validation.no_links', 'validation.name_only'] as const
  return kind.some((text) => html.includes(t(text)))
}

async function send({ path, sender, fields }: LimitedPost): Promise<{ status: number; html: string }> {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  const response = await fetch(webUrl + path, {
    method: 'POST',
    body: new URLSearchParams(pairs),
    headers: { 'X-Forwarded-For': sender },
    redirect: 'manual',
  })
  return { status: response.status, html: await response.text() }
}

/** Until the worker has nothing left to mail. */
export async function mailed(db: Database): Promise<void> {
  for (let rounds = 0; rounds < 300; rounds++) {
    const [waiting] = await rows(
      db,
      { left: int },
      sql`select count(*) as left from lead.delivery where state = 'pending' and channel <> 'platform'`,
    )
    if (waiting?.left === 0) return
    await sleep(500)
  }
}
