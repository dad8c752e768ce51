import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rowCount } from '@/database/query'
import { env } from '@/env'
import { seenToken } from '@/features/leads/guard/form-guard-seen'

import { crawlPages } from '../setup/crawl-pages'

interface Answered {
  path: string
  status: number
  title: string
}

const mostPages = 120

/** Pages of every kind that links and sitemaps lead to, with what each is called. */
export async function readSite(site: string): Promise<Answered[]> {
  const ask = async (path: string) => {
    const answer = await fetch(site + path, { redirect: 'manual' })
    const location = answer.headers.get('location') ?? ''
    return { status: answer.status, location, body: await answer.text() }
  }
  const pages = await crawlPages(ask, new URL(site).host, mostPages)
  return pages.map(({ path, status, body }) => ({
    path,
    status,
    title: /<title>(.*?)<\/title>/.exec(body)?.[1] ?? '',
  }))
}

/** What the site no longer answers as it did. */
export function changedAnswers(before: readonly Answered[], after: readonly Answered[]): string[] {
  const later = new Map(after.map((page) => [page.path, page]))
  const tooFew = before.length < mostPages ? [`only ${before.length} pages were found`] : []
  return [
    ...tooFew,
    ...before.flatMap(({ path, status, title }) => {
      const now = later.get(path)
      // Of so many pages others may be read first.
      if (!now) return []
      if (now.status >= 500 || status >= 500) return [`${path} answers ${now.status}`]
      return now.status === status && now.title === title
        ? []
        : [`${path} was ${status} “${title}” and is ${now.status} “${now.title}”`]
    }),
  ]
}

interface ContactForm {
  /** The address that visitors know. */
  origin: string
  /** With which the site signs. */
  secret: string
  /** Tells this sender from all others. */
  mark: string
}

/** As a browser without scripts sends it a minute after the page was shown. */
export function postContactForm(site: string, { origin, secret, mark }: ContactForm): Promise<Response> {
  return fetch(`${site}/nl/forms/contact/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
    body: new URLSearchParams({
      ...{ title: 'ms', firstName: 'An', lastName: 'Peeters', email: `${mark}@way-back.example` },
      ...{ phone: '0470 12 34 56', message: 'Wanneer is het kantoor open?', key: mark },
      seen: seenToken('seen', new Date(Date.now() - 60_000), secret),
    }),
  })
}

/** The lead must be there. */
export async function sendContactForm(site: string, db: Database): Promise<string[]> {
  const mark = `way-back-${Date.now().toString(36)}`
  const answer = await postContactForm(site, { origin: site, secret: env.LINK_SECRET, mark })
  const saved = await rowCount(
    db,
    sql`select 1 from lead.lead where email_key = ${`${mark}@way-back.example`}`,
  )
  return answer.status === 303 && saved === 1
    ? []
    : [`a form is answered with ${answer.status}, ${saved} saved`]
}
