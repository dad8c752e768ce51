import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { payloadTables } from '@/database/payload-tables'
import { rows } from '@/database/query'
import { text } from '@/database/row'
import { languages } from '@/domain/language'

import { findNewsletter } from './newsletter-row'
import { newsletterDraft, writeNewsletter } from './write-newsletter'
import type { NewsletterServices } from './send-newsletters.task'

export const sendTestTask = 'send-newsletter-test'

export const testMailSchema = z.object({
  /** Of this try. */
  id: z.uuid(),
  newsletter: z.uuid(),
  /** Their account: no address stands in the queue. */
  user: z.number().int(),
  language: z.enum(languages),
})

/** The newsletter as a reader of this language gets it, to a colleague; its links stop nothing. */
export async function sendTestMail(
  services: NewsletterServices,
  { id, newsletter, user, language }: z.infer<typeof testMailSchema>,
): Promise<void> {
  const { db, mailer } = services
  const [found, [colleague]] = await Promise.all([
    findNewsletter(db, newsletter),
    rows(db, { email: text }, sql`select email from ${payloadTables.users} where id = ${user}`),
  ])
  if (!found || !colleague) return
  const sender = await services.readSite(language)
  const written = await writeNewsletter(services, found, language)
  const href = `${sender.siteUrl}/${language}/`
  const draft = newsletterDraft(written, {
    stopHref: href,
    unsubscribeHref: href,
    agencyEmail: sender.agency.email,
  })
  const subject = `Test: ${draft.subject}`
  const outcome = await mailer.send(
    // A colleague must not be asked by their mail program to leave a list they are not on.
    { ...draft, subject, headers: undefined },
    { to: [colleague.email], messageId: `<newsletter-test.${id}@${mailer.host}>`, sender },
  )
  // The queue tries again.
  if (outcome.state === 'failed') throw new Error(`The test mail did not leave: ${outcome.reason}`)
}
