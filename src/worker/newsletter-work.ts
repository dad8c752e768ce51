import type { Logger } from 'pino'

import { env } from '@/env'
import { sendNewsletters, sendNewslettersTask } from '@/features/content/newsletters/send-newsletters.task'
import { sendTestMail, sendTestTask, testMailSchema } from '@/features/content/newsletters/send-test.task'
import type { MailServices } from '@/features/leads/mails/mail-services'
import { linkSigner } from '@/features/leads/signed-link'
import type { Queue } from '@/jobs/queue'

interface NewsletterWork {
  queue: Queue
  log: Logger
  mail: MailServices
  stop: AbortSignal
}

/** Newsletters, and their test mails to colleagues. What a worker that died left is taken up within the minute. */
export async function startNewsletterWork({ queue, log, mail, stop }: NewsletterWork): Promise<void> {
  const services = {
    ...mail,
    links: linkSigner(env.LINK_SECRET),
    perMinute: env.NEWSLETTER_PER_MINUTE,
    stop,
  }
  await queue.work(sendNewslettersTask, async () => {
    const sum = await sendNewsletters(services)
    if (Object.values(sum).some((count) => count > 0)) log.info(sum, 'newsletters')
  })
  await queue.schedule(sendNewslettersTask, { name: 'every-minute', cron: '* * * * *' })
  await queue.work(sendTestTask, (data) => sendTestMail(services, testMailSchema.parse(data)))
}
