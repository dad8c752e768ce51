import type { Payload } from 'payload'
import type { Logger } from 'pino'

import type { Database } from '@/database/connection'
import { env } from '@/env'
import { digestTask, prepareDigests } from '@/features/owners/home/digest/prepare-digests'
import { sendDigests, sendDigestsTask } from '@/features/owners/home/digest/send-digests'
import { forgetPeople, forgetPeopleTask } from '@/features/owners/home/store/forget-people.task'
import { listenForOwners } from '@/features/owners/home/store/listen-for-owners'
import type { OwnersPlatform } from '@/features/owners/home/store/owner-reading'
import { readOwnerHomes, readOwnerHomesTask } from '@/features/owners/home/store/read-owner-homes'
import { listUnreadHomes } from '@/features/owners/home/store/unread-homes'
import { sendVisitMails, sendVisitMailsTask } from '@/features/owners/home/visit-news/send-visit-mails'
import { linkSigner } from '@/features/leads/signed-link'
import type { Queue } from '@/jobs/queue'

import { leadMailServices } from './lead-mail'

interface OwnerStoryServices {
  db: Database
  payload: Payload
  platform: OwnersPlatform
  queue: Queue
  log: Logger
}

/** What owners read about their homes: kept up to date, and mailed once a week. */
export async function startOwnerStory(services: OwnerStoryServices): Promise<{ stop: () => void }> {
  const { db, platform, queue, log } = services
  const reading = {
    db,
    platform,
    now: () => new Date(),
    failed: (listingId: number | null, error: unknown) =>
      log.warn({ listingId, err: error }, 'the story of a home was not read, or not all of it; later'),
  }
  await queue.work<{ onlyNew?: boolean }>(readOwnerHomesTask, async ({ onlyNew }) => {
    if (!onlyNew) {
      log.info({ homes: await readOwnerHomes(reading) }, 'homes of owners')
      return queue.enqueue(sendVisitMailsTask)
    }
    for (const listingId of await listUnreadHomes(db)) await readOwnerHomes(reading, listingId)
  })
  await queue.schedule(readOwnerHomesTask, { name: 'often', cron: '*/20 * * * *' })
  await queue.work(forgetPeopleTask, async () => {
    log.info(await forgetPeople(db, new Date()), 'people around homes of owners, kept long enough')
  })
  await queue.schedule(forgetPeopleTask, { name: 'nightly', cron: '35 4 * * *' })
  await workOnDigests(services)
  await queue.work(sendVisitMailsTask, async () => {
    const sent = await sendVisitMails({ ...leadMailServices(services), db })
    if (sent > 0) log.info({ sent }, 'mails to owners about visits')
  })
  await queue.schedule(sendVisitMailsTask, { name: 'often', cron: '*/5 * * * *' })
  await queue.enqueue(readOwnerHomesTask)
  const stop = await listenForOwners(db, () => {
    void queue
      .enqueue(readOwnerHomesTask, { onlyNew: true })
      .catch((error: unknown) => log.warn({ err: error }, 'a new home of an owner is read later'))
  })
  return { stop }
}

/** Made up on Monday at eight, sent on Tuesday at eight: the agent has a day and a night to change it. */
async function workOnDigests({ db, payload, queue, log }: OwnerStoryServices): Promise<void> {
  const mail = leadMailServices({ db, payload })
  const now = () => new Date()
  await queue.work(digestTask, async () => {
    log.info(
      { prepared: await prepareDigests(db, wholeMinute(now())) },
      'mails to owners, to be sent tomorrow',
    )
  })
  await queue.schedule(digestTask, { name: 'mondays', cron: '0 8 * * 1' })
  await queue.work(sendDigestsTask, async () => {
    const sent = await sendDigests({ ...mail, signer: linkSigner(env.LINK_SECRET) })
    if (sent > 0) log.info({ sent }, 'mails to owners')
  })
  await queue.schedule(sendDigestsTask, { name: 'often', cron: '*/5 * * * *' })
}

/** The queue calls a few seconds late: the mail is due a day later on the minute. */
function wholeMinute(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 60_000) * 60_000)
}
