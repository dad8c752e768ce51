import { z } from 'zod'

import { identifier, optionalDate, requiredNumber } from '../loose-values'
import type { Platform } from '../platform'
import type { WhiseClient } from './whise-client'
import { rowsOf } from './whise-lists'

const momentSchema = z.object({
  id: requiredNumber.pipe(identifier),
  calendarAction: z.object({ id: requiredNumber }),
  startDateTime: optionalDate,
  endDateTime: optionalDate,
  contactIds: z.array(z.unknown()).nullish(),
})

const mostMoments = 200

/** Moments that the agency marked as free by an action of its own. One that somebody took is full: more is not said. */
export function whiseSlots(client: WhiseClient, actionId: number): NonNullable<Platform['slots']> {
  return {
    async list(listingId) {
      const request = {
        Filter: { EstateIds: [Number(listingId)] },
        // Without it they come in no order, and pages would shift.
        Sort: [
          { Field: 'startDateTime', Ascending: true },
          { Field: 'id', Ascending: true },
        ],
        Page: { Limit: mostMoments, Offset: 0 },
      }
      const { rows } = rowsOf(await client.read('calendars/list', request), 'calendars')
      return rows.flatMap((row) => {
        const moment = momentSchema.safeParse(row).data
        if (!moment?.startDateTime || !moment.endDateTime || moment.calendarAction.id !== actionId) return []
        const { id, startDateTime: startsAt, endDateTime: endsAt, contactIds } = moment
        const taken = contactIds?.length ?? 0
        return [{ id: String(id), startsAt, endsAt, places: Math.max(1, taken), taken }]
      })
    },
  }
}
