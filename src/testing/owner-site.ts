import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'

import { connect } from '@/database/connection'
import { env } from '@/env'
import { sampleSender } from '@/features/leads/mails/sample-data'
import { storeListings } from '@/features/listings/store/store-listings'
import { inviteOwner } from '@/features/owners/admin/invite-owner'
import { accountSettings } from '@/features/owners/account/account-settings'
import { readOwnerHomes } from '@/features/owners/home/store/read-owner-homes'
import { sendOwnerLetters } from '@/features/owners/letters/send-owner-letters'
import { sendRightsLetters } from '@/features/rights/my-data/send-rights-letters'
import { smtpMailer } from '@/mail/mailer'
import { type ReadMail, readMail } from '@/testing/mail/read-mail'
import { startSmtpSink } from '@/testing/mail/smtp-sink'
import { createSite } from '@/site/site-app'

import { aListing } from './records/a-listing'
import { createTestDatabase } from './int-database'
import { loginOf } from './login-of'

export const password = 'vier woorden na elkaar'

/** The site as owners meet it: its own role in a database of its own, a worker's hand and a real mail server. */
export async function openOwnerSite() {
  const made = await createTestDatabase()
  const { db } = made
  await storeListings(
    db,
    [11, 12, 13].map((id) => aListing({ id, reference: `V-${id}` })),
  )
  const web = connect({ url: loginOf('gevel_web', made.url) })
  const portal = connect({ url: loginOf('gevel_portal', made.url) })
  Object.assign(globalThis, { gevelDatabase: web, gevelPortalDatabase: portal })
  const site = createSite()
  const smtp = await startSmtpSink()
  const mailer = smtpMailer({ url: smtp.url, from: 'Gevel <website@gevel.example>' })

  const failed = (_: number | null, error: unknown) => {
    throw error
  }

  /** What came since it was asked last, oldest first; new homes of owners are read as well. */
  async function newMails(): Promise<ReadMail[]> {
    const { secret } = accountSettings()
    const readSite = () => Promise.resolve(sampleSender(env.SITE_URL))
    await sendOwnerLetters({ db, mailer, secret, readSite })
    await sendRightsLetters({ db, mailer, readSite })
    await readOwnerHomes({ db, platform: { name: 'none' }, now: () => new Date(), failed })
    return Promise.all(smtp.mails.splice(0).map(({ source }) => readMail(source)))
  }

  return {
    db,
    web,
    newMails,
    browser: (options?: BrowserOptions) => browser(site, options),
    /** Invited to these homes, with a password of their own. */
    async owner(email: string, homes = 'V-11'): Promise<Browser> {
      await inviteOwner(
        db,
        { name: 'An Peeters', email, language: 'nl', homes: homes.split(' '), invitedBy: '' },
        { name: 'none' },
      )
      const [mail] = await newMails()
      const page = browser(site)
      const path = linkIn(mail, '/login/password/')
      await page.post(path, { password, repeated: password })
      return page
    },
    forgetCounts: () => db.execute(sql`truncate lead.request_count`),
    async close() {
      mailer.close()
      await smtp.stop()
      await web.$client.end()
      await portal.$client.end()
      await made.drop()
    },
  }
}

/** The first link of a mail that leads there, without the site's own address. */
export function linkIn(mail: ReadMail | undefined, part: string): string {
  const found = new RegExp(`https?://[^\\s"<>]*(/[a-z]{2}${part}[\\w-]*/?)`).exec(mail?.text ?? '')
  if (!found?.[1]) throw new Error(`There is no link to ${part} in the mail ${mail?.subject ?? '(none)'}`)
  return found[1]
}

interface BrowserOptions {
  ip?: string
  headers?: Record<string, string>
}

export type Browser = ReturnType<typeof browser>

let made = 0

/** Keeps cookies, and follows nothing by itself. */
function browser(
  site: Hono,
  { ip = `10.0.${made >> 8}.${made++ & 255}`, headers = {} }: BrowserOptions = {},
) {
  const jar = new Map<string, string>()
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await site.request(`${env.SITE_URL}${path}`, {
      ...init,
      headers: {
        'X-Forwarded-For': ip,
        'Sec-Fetch-Site': 'same-origin',
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
        ...(jar.size > 0 && { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
        ...headers,
        ...(init.headers as Record<string, string> | undefined),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const at = pair.indexOf('=')
      if (attributes.some((one) => /^\s*max-age=0$/i.test(one))) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const post = (path: string, fields: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  return {
    jar,
    ask,
    post,
    text: async (path: string) => (await ask(path)).text(),
    enter: (email: string, typed: string, more: Record<string, string> = {}) =>
      post('/nl/login/enter/', { email, password: typed, ...more }),
    /** The address it is signed in with, if any. */
    async signedInAs(): Promise<string | null> {
      let answer = await ask('/nl/login/')
      // To the portal, and whoever has one home to it at once.
      for (let to = answer.headers.get('Location'); to; to = answer.headers.get('Location'))
        answer = await ask(to)
      const html = await answer.text()
      return /U bent ingelogd als ([^<\s]+)\./.exec(html)?.[1] ?? null
    },
  }
}
