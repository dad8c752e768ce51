import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { moment, text } from '@/database/row'
import { mainLanguage } from '@/domain/language'
import type { Lead } from '@/domain/lead/lead'
import { translator } from '@/i18n/messages'
import type { Platform, PlatformReply } from '@/platforms/platform'

import type { Channel, Outcome } from '../delivery/channel'
import { outcomeOf } from '../delivery/platform-channel'
import type { PlatformNames } from '../delivery/platform-names'
import { at } from '../lead-row'

interface Services {
  db: Database
  platform: Pick<Platform, 'name' | 'history'>
  names: Pick<PlatformNames, 'of'>
  now: () => Date
}

/** Adds the replies that were mailed to the history that the agency's platform keeps of a person, the oldest first. */
export function historyChannel({ db, platform, names, now }: Services): Channel {
  const { name, history } = platform
  if (!history) {
    const reason = `The platform ${name} keeps no history`
    return { deliver: () => Promise.resolve({ state: 'skipped', reason }), whenUnsure: 'repeat' }
  }
  return {
    async deliver(lead, signal): Promise<Outcome> {
      for (const reply of await listUntold(db, lead, names)) {
        const outcome = outcomeOf(await history.add(reply, signal))
        if (outcome.state !== 'done') return outcome
        await noteSent(db, reply, now())
        signal.throwIfAborted()
      }
      return { state: 'done' }
    },
    async whenUnsure(lead) {
      let areThere = true
      for (const reply of await listUntold(db, lead, names)) {
        const isThere = await history.holds(reply.email, reply.mark)
        if (isThere === null) return null
        if (isThere) await noteSent(db, reply, now())
        areThere &&= isThere
      }
      return areThere
    },
  }
}

/** What reached the visitor and is not in the history yet. */
async function listUntold(
  db: Database,
  { id, email, listingId }: Lead,
  names: Services['names'],
): Promise<PlatformReply[]> {
  const found = await rows(
    db,
    { mark: text, text, author: text, sentAt: moment },
    sql`select r.id as mark, r.text, r.author_name as author, r.created_at as "sentAt"
        from lead.reply r join lead.letter l on l.id = r.id and l.state = 'done'
        where r.lead_id = ${id}::uuid and r.in_history_at is null order by r.created_at, r.id`,
  )
  if (!email || found.length === 0) return []
  const home = listingId === null ? null : await names.of({ kind: 'listing', id: listingId })
  return found.map(({ mark, author, sentAt, ...reply }) => ({
    email,
    subject: translator(mainLanguage)('mail.subject_reply_plain'),
    text: `${reply.text}\n\n${author}`,
    sentAt: new Date(sentAt),
    mark,
    ...(home !== null && { listingId: home }),
  }))
}

async function noteSent(db: Database, { mark }: PlatformReply, now: Date): Promise<void> {
  await db.execute(sql`update lead.reply set in_history_at = ${at(now)} where id = ${mark}::uuid`)
}
