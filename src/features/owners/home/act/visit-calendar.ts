import { sql } from 'drizzle-orm'
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { moment, nullable } from '@/database/row'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { Owner } from '../../owner-session'
import { asOwner, own } from '../read/as-owner'
import { findHome } from '../read/find-home'

const usualVisitMs = 30 * 60_000

/** A planned visit as a file for any calendar; `null` for one of another home, or one that has been. */
export function visitCalendar(
  db: Database,
  owner: Pick<Owner, 'accountId'>,
  asked: { listingId: number; happeningId: number; locale: Locale; now: Date },
): Promise<string | null> {
  return asOwner(db, owner.accountId, async (reads) => {
    const { listingId, happeningId, locale, now } = asked
    const [visit] = await rows(
      reads.tx,
      { at: moment, endsAt: nullable(moment) },
      sql`select at, ends_at as "endsAt" from owner.happening
          where id = ${happeningId} and listing_id = ${listingId} and kind = 'visit'
            and at > ${now.toISOString()}::timestamptz and ${own(sql`listing_id`, reads)}`,
    )
    const home = visit && (await findHome(reads, listingId))
    if (!visit || !home) return null
    const { address } = home.texts[locale]
    const start = new Date(visit.at)
    const calendar = ical({
      prodId: { company: 'Gevel', product: 'portal', language: 'EN' },
      method: ICalCalendarMethod.PUBLISH,
    })
    const event = calendar.createEvent({
      id: `visit-${happeningId}@owners`,
      stamp: now,
      start,
      end: visit.endsAt ? new Date(visit.endsAt) : new Date(start.getTime() + usualVisitMs),
      summary: translator(locale)('portal.calendar_summary', { address }),
      location: address,
    })
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 3600 })
    return calendar.toString()
  })
}
