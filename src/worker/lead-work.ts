import type { Payload } from 'payload'
import type { Logger } from 'pino'

import type { Database } from '@/database/connection'
import { env } from '@/env'
import { remindOfAppointments, remindTask } from '@/features/leads/appointments/remind.task'
import { askAgain, askAgainTask } from '@/features/leads/demands/ask-again.task'
import { listenForLetters } from '@/features/leads/letters/listen-for-letters'
import { remindAgents, remindAgentsTask } from '@/features/leads/letters/remind-agents.task'
import { sendLetters, sendLettersTask, purgeLetters } from '@/features/leads/letters/send-letters.task'
import { mailChannels } from '@/features/leads/delivery/mail-channel'
import { alarmSender } from '@/features/leads/mails/send-alarm'
import { letterSender } from '@/features/leads/mails/send-letter'
import { purgeUnconfirmed, purgeUnconfirmedTask } from '@/features/leads/newsletter/purge-unconfirmed.task'
import { platformChannel } from '@/features/leads/delivery/platform-channel'
import { platformNames } from '@/features/leads/delivery/platform-names'
import { purgeLeads, purgeLeadsTask } from '@/features/leads/privacy/purge-leads.task'
import { historyChannel } from '@/features/leads/replies/history-channel'
import { queueHistory } from '@/features/leads/replies/queue-history'
import { linkSigner } from '@/features/leads/signed-link'
import { workOnLeads } from '@/features/leads/delivery/work-on-leads'
import type { Queue } from '@/jobs/queue'
import type { Platform } from '@/platforms/platform'

import { alertWork } from './alert-work'
import { leadMailServices } from './lead-mail'
import { startNewsletterWork } from './newsletter-work'
import { startColleagueWork } from './colleague-work'
import { startOwnerWork } from './owner-work'
import { startReviewWork } from './review-work'
import { startRightsWork } from './rights-work'

export interface LeadWorkServices {
  db: Database
  payload: Payload
  platform: Platform
  queue: Queue
  log: Logger
}

export interface LeadWork {
  /** After each sync: the homes it stored are matched with what people are looking for. */
  matchHomes: () => Promise<void>
  stop: () => Promise<void>
}

/** Everything that happens with leads after they are saved. */
export async function startLeadWork(services: LeadWorkServices): Promise<LeadWork> {
  const { db, platform, log } = services
  const mail = leadMailServices(services)
  const alarm = alarmSender(mail)
  const ending = new AbortController()
  const names = platformNames(db, platform, env.SITE_URL)
  const stopDelivering = await workOnLeads({
    services: {
      db,
      now: mail.now,
      stop: ending.signal,
      atOnce: 2,
      channels: {
        ...mailChannels(mail),
        platform: platformChannel(platform, names),
        'platform-reply': historyChannel({ db, platform, names, now: mail.now }),
      },
      alarm: async (dead) => {
        // Without the last error: mail servers name the receiver in theirs.
        log.error({ ...dead, lastError: undefined }, 'a lead does not arrive')
        await alarm(dead)
      },
    },
    log: {
      delivered: (sum) => log.info(sum, 'leads'),
      failed: (error) => log.error({ err: error }, 'leads'),
    },
  })
  const stopLetters = await workByTheClock(services, mail)
  const writing = { ...services, mailer: mail.mailer, readSite: mail.readSite }
  const stopOwners = await startOwnerWork(writing)
  const stopColleagues = await startColleagueWork(writing, await startReviewWork(writing))
  const stopRights = await startRightsWork({ ...writing, erasuresFile: env.ERASURES_FILE })
  await startNewsletterWork({ ...services, mail, stop: ending.signal })
  const { matchHomes } = await alertWork(services)
  return {
    matchHomes,
    async stop() {
      ending.abort()
      stopLetters()
      stopOwners()
      stopColleagues()
      stopRights()
      await stopDelivering()
      mail.mailer.close()
    },
  }
}

async function workByTheClock(
  { db, queue, platform, log }: LeadWorkServices,
  mail: ReturnType<typeof leadMailServices>,
): Promise<() => void> {
  const links = linkSigner(env.LINK_SECRET)
  const sendMail = letterSender(mail)
  const now = () => new Date()
  const afterReply = platform.history && queueHistory
  await queue.work(sendLettersTask, async () => {
    const sum = await sendLetters({ db, links, sendMail, now, ...(afterReply && { afterReply }) })
    if (sum.dead > 0) log.error(sum, 'letters that do not arrive')
    else if (sum.done + sum.pending > 0) log.info(sum, 'letters')
  })
  await queue.schedule(sendLettersTask, { name: 'every-minute', cron: '* * * * *' })
  const stopListening = await listenForLetters(db, () => {
    queue.enqueue(sendLettersTask).catch((error: unknown) => log.warn({ err: error }, 'letters; in a minute'))
  })
  await queue.work(remindTask, async () => {
    const reminded = await remindOfAppointments(db, now())
    if (reminded > 0) await queue.enqueue(sendLettersTask)
    log.info({ reminded }, 'appointments of tomorrow')
  })
  await queue.schedule(remindTask, { name: 'mornings', cron: '0 9 * * *' })
  await queue.work(remindAgentsTask, async () => {
    const reminded = await remindAgents(db, now())
    if (reminded > 0) await queue.enqueue(sendLettersTask)
    log.info({ reminded }, 'leads promised by the next working day')
  })
  await queue.schedule(remindAgentsTask, { name: 'mornings', cron: '0 8 * * *' })
  // For what came that day and is promised for the next.
  await queue.schedule(remindAgentsTask, { name: 'afternoons', cron: '0 16 * * *' })
  await queue.work(askAgainTask, async () => log.info({ asked: await askAgain(db, now()) }, 'old demands'))
  await queue.schedule(askAgainTask, { name: 'mornings', cron: '30 9 * * *' })
  await queue.work(purgeLeadsTask, async () => {
    await purgeLetters(db, now())
    log.info({ purged: await purgeLeads(db, now()) }, 'leads kept long enough')
  })
  await queue.schedule(purgeLeadsTask, { name: 'nightly', cron: '20 4 * * *' })
  await queue.work(purgeUnconfirmedTask, async () => {
    log.info({ purged: await purgeUnconfirmed(db, now()) }, 'newsletters never confirmed')
  })
  await queue.schedule(purgeUnconfirmedTask, { name: 'nightly', cron: '25 4 * * *' })
  return stopListening
}
