import { hash } from '../seed/hash'
import { brusselsDay, dayStart } from './brussels-time'
import type { Crm } from './crm'
import { type PropertyCore, marquees, statuses } from './property-core'
import type { World } from './world'

export type Appointment = {
  id: number
  objectId: number
  startsAt: number
  endsAt: number
  maxPersons: number
  countPersons: number
  siteId: number
}

const slotsPerProperty = 5
const hour = 3_600_000

/** Open moments to visit a property in the fortnight after the start; about one in five is full. */
export function appointmentsOf(world: World, crm: Crm, core: PropertyCore): Appointment[] {
  if (core.status !== statuses.active || core.marquee === marquees.option) return []
  const today = brusselsDay(world.options.now.getTime())
  return Array.from({ length: slotsPerProperty }, (_, n) => {
    const draw = hash(core.key, 211, n)
    const id = core.id * 10 + n
    const startsAt = dayStart(today + 1 + n * 3) + (9 + (draw % 9)) * hour
    const maxPersons = 1 + (draw % 4)
    const taken = (draw >>> 8) % 100 < 20 ? maxPersons : (draw >>> 16) % maxPersons
    const countPersons = taken + (crm.bookings.get(id)?.length ?? 0)
    return {
      id,
      objectId: core.id,
      startsAt,
      endsAt: startsAt + hour / 2,
      maxPersons,
      countPersons,
      siteId: core.siteId,
    }
  })
}

export function findAppointment(world: World, crm: Crm, id: number): Appointment | undefined {
  const core = world.find(Math.floor(id / 10))
  return core && appointmentsOf(world, crm, core).find((appointment) => appointment.id === id)
}

/** False when every place is taken. */
export function book(crm: Crm, appointment: Appointment, personId: number): boolean {
  if (appointment.countPersons >= appointment.maxPersons) return false
  crm.bookings.set(appointment.id, [...(crm.bookings.get(appointment.id) ?? []), personId])
  return true
}
