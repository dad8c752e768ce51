import { hash } from '../seed/hash'
import { type Activity, none, planned, visitors } from './activity'
import { appointmentsOf } from './appointments'
import type { Crm } from './crm'
import { labels } from './language'
import type { PropertyCore } from './property-core'
import type { World } from './world'

const subject = labels({
  nl: 'Bezoek ter plaatse',
  fr: 'Visite sur place',
  en: 'Viewing on site',
  de: 'Besichtigung vor Ort',
})

/** Moments of the next days that somebody took, whoever wrote them in: the agency or the website. */
export function plannedVisits(world: World, crm: Crm, core: PropertyCore): Activity[] {
  return appointmentsOf(world, crm, core)
    .filter(({ countPersons }) => countPersons > 0)
    .map(({ id, startsAt, endsAt }) => ({
      id,
      at: startsAt,
      endsAt,
      typeId: 1,
      person: bookedBy(crm, id) ?? visitors[hash(core.key, 245, id) % visitors.length]!,
      subject,
      comment: none,
      status: planned,
      media: '',
      url: '',
    }))
}

function bookedBy(crm: Crm, id: number): string | undefined {
  const person = crm.persons.get(crm.bookings.get(id)?.[0] ?? -1)
  return person && `${person.firstName} ${person.name}`.trim()
}
