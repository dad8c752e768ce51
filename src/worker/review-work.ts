import { env } from '@/env'
import { purgeReviewLetters, sendReviewLetters } from '@/features/content/review/send-review-letters'

import type { ColleagueWorkServices } from './colleague-work'

const sendTask = 'send-review-letters'
const purgeTask = 'purge-review-letters'

/** Mails about what colleagues ask each other to look at: every minute what was missed. Answers what sends them at once. */
export async function startReviewWork({ db, queue, log, mailer, readSite }: ColleagueWorkServices) {
  const adminUrl = new URL('/admin', env.CMS_URL).href
  const send = async () => {
    const sum = await sendReviewLetters({ db, mailer, readSite, adminUrl })
    if (sum.dead > 0) log.error(sum, 'mails about reviews that do not arrive')
    else if (sum.sent > 0) log.info(sum, 'mails about reviews')
  }
  await queue.work(sendTask, send)
  await queue.schedule(sendTask, { name: 'every-minute', cron: '* * * * *' })
  await queue.work(purgeTask, () => purgeReviewLetters(db))
  await queue.schedule(purgeTask, { name: 'nightly', cron: '50 4 * * *' })
  return send
}
