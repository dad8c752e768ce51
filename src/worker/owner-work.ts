import type { Logger } from 'pino'

import type { Database } from '@/database/connection'
import { listenTo } from '@/database/listen'
import { env } from '@/env'
import { accountSettings, configureAccounts } from '@/features/owners/account/account-settings'
import { letterChannel } from '@/features/owners/letters/queue-letter'
import { purgeOwnerLetters, sendOwnerLetters } from '@/features/owners/letters/send-owner-letters'
import type { Queue } from '@/jobs/queue'
import type { Locale } from '@/i18n/locales'
import type { MailSender } from '@/mail/mail-content'
import type { Mailer } from '@/mail/mailer'

export interface OwnerWorkServices {
  db: Database
  queue: Queue
  log: Logger
  mailer: Mailer
  readSite(locale: Locale): Promise<MailSender>
}

const sendTask = 'send-owner-letters'
const purgeTask = 'purge-owner-letters'

/** Writes to owners: at once when told, and every minute for what was missed. Answers what stops it. */
export async function startOwnerWork({ db, queue, log, mailer, readSite }: OwnerWorkServices) {
  configureAccounts({ siteUrl: env.SITE_URL, secret: env.LINK_SECRET })
  const { secret } = accountSettings()
  const send = async () => {
    const sum = await sendOwnerLetters({ db, mailer, readSite, secret })
    if (sum.dead > 0) log.error(sum, 'mails to owners that do not arrive')
    else if (sum.sent > 0) log.info(sum, 'mails to owners')
  }
  const sendSoon = () => void send().catch((error: unknown) => log.error({ err: error }, 'mails to owners'))
  await queue.work(sendTask, send)
  await queue.schedule(sendTask, { name: 'every-minute', cron: '* * * * *' })
  await queue.work(purgeTask, () => purgeOwnerLetters(db))
  await queue.schedule(purgeTask, { name: 'nightly', cron: '30 4 * * *' })
  return listenTo(db, letterChannel, sendSoon)
}
