import type { Logger } from 'pino'

import type { Database } from '@/database/connection'
import { listenTo } from '@/database/listen'
import { env } from '@/env'
import { colleagueLetterChannel } from '@/features/colleagues/letters/queue-colleague-letter'
import {
  purgeColleagueLetters,
  sendColleagueLetters,
} from '@/features/colleagues/letters/send-colleague-letters'
import type { Locale } from '@/i18n/locales'
import type { Queue } from '@/jobs/queue'
import type { MailSender } from '@/mail/mail-content'
import type { Mailer } from '@/mail/mailer'

export interface ColleagueWorkServices {
  db: Database
  queue: Queue
  log: Logger
  mailer: Mailer
  readSite(locale: Locale): Promise<MailSender>
}

const sendTask = 'send-colleague-letters'
const purgeTask = 'purge-colleague-letters'

/** Writes to colleagues: at once when told, and every minute for what was missed. Answers what stops it. */
export async function startColleagueWork(
  { db, queue, log, mailer, readSite }: ColleagueWorkServices,
  /** Other mails to colleagues, of which the same word is heard. */
  sendOthers: () => Promise<void>,
) {
  const adminUrl = new URL('/admin', env.CMS_URL).href
  const send = async () => {
    const sum = await sendColleagueLetters({ db, mailer, readSite, adminUrl })
    if (sum.dead > 0) log.error(sum, 'mails to colleagues that do not arrive')
    else if (sum.sent > 0) log.info(sum, 'mails to colleagues')
  }
  const sendSoon = () =>
    void Promise.all([send(), sendOthers()]).catch((error: unknown) =>
      log.error({ err: error }, 'mails to colleagues'),
    )
  await queue.work(sendTask, send)
  await queue.schedule(sendTask, { name: 'every-minute', cron: '* * * * *' })
  await queue.work(purgeTask, () => purgeColleagueLetters(db))
  await queue.schedule(purgeTask, { name: 'nightly', cron: '40 4 * * *' })
  return listenTo(db, colleagueLetterChannel, sendSoon)
}
