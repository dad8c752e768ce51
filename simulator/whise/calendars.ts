import { z } from 'zod'

import { appointmentsOf, book, findAppointment } from '../world/appointments'
import { brusselsText } from '../world/brussels-time'
import { pageSchema } from './estate-list'
import { estateId, worldId } from './ids'
import { type Answer, type Whise, answered, invalid, listed } from './whise'

/** The agency’s own action for a moment that its website may offer. */
const openMoment = 3

export function actionsList(): Answer {
  return listed('calendarActions', [
    { id: 1, name: 'Bezoek' },
    { id: 2, name: 'Schatting' },
    { id: openMoment, name: 'Vrij bezoekmoment' },
  ])
}

const listSchema = z.strictObject({
  Filter: z.strictObject({ EstateIds: z.array(z.number().int()).optional() }).default({}),
  Sort: z.array(z.strictObject({ Field: z.string(), Ascending: z.boolean().optional() })).optional(),
  Page: pageSchema.default({ Limit: 50, Offset: 0 }),
})

/** How many may come to a moment has no place in it: only who comes. */
export function calendarsList({ simulation: { world, crm } }: Whise, body: unknown): Answer {
  const parsed = listSchema.safeParse(body)
  if (!parsed.success) return invalid(z.prettifyError(parsed.error), 'BadRequestFormat')
  const { Filter, Sort, Page } = parsed.data
  const moments = (Filter.EstateIds ?? []).flatMap((id) => {
    const core = world.find(worldId(id))
    return core ? appointmentsOf(world, crm, core) : []
  })
  // Without an order of the asker’s own they come in none.
  const ordered = Sort ? moments.toSorted((a, b) => a.startsAt - b.startsAt) : moments.toReversed()
  const rows = ordered.map(({ id, objectId, startsAt, endsAt, countPersons }) => ({
    id,
    subject: 'Bezoek',
    calendarAction: { id: openMoment },
    startDateTime: brusselsText(startsAt).replace(' ', 'T'),
    endDateTime: brusselsText(endsAt).replace(' ', 'T'),
    estateIds: [estateId(objectId)],
    contactIds: Array.from({ length: countPersons }, (_, n) => crm.bookings.get(id)?.[n] ?? id * 10 + n),
  }))
  return listed('calendars', rows.slice(Page.Offset, Page.Offset + Page.Limit), rows.length)
}

const updateSchema = z.strictObject({ CalendarId: z.number().int(), ContactId: z.number().int() })

/** Adds a contact to a moment. */
export function updateCalendar({ simulation: { world, crm } }: Whise, body: unknown): Answer {
  const parsed = updateSchema.safeParse(body)
  if (!parsed.success) return invalid(z.prettifyError(parsed.error))
  const { CalendarId, ContactId } = parsed.data
  const moment = findAppointment(world, crm, CalendarId)
  if (!moment || !crm.persons.has(ContactId)) return invalid('Calendar or contact not found')
  if (!book(crm, moment, ContactId)) return invalid('The moment is full')
  return answered({ calendarId: CalendarId })
}
