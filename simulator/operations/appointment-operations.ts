import { type Outcome, codes, failure, success } from '../protocol/envelope'
import type { Parameters } from '../protocol/parameters'
import { rowLanguage } from '../protocol/row-language'
import type { Simulation } from '../simulation'
import { appointmentsOf, book, findAppointment } from '../world/appointments'
import { brusselsText } from '../world/brussels-time'

const placeNames = { nl: 'Ter plaatse', fr: 'Sur place', en: 'At the property', de: 'Vor Ort' }

export function getAppointmentObject({ world, crm }: Simulation, parameters: Parameters): Outcome {
  const core = world.find(parameters.number('ObjectID') ?? -1)
  const siteIds = parameters.numbers('SiteIDs')
  if (!core || (siteIds.length > 0 && !siteIds.includes(core.siteId))) return success([])
  const rows = appointmentsOf(world, crm, core).map((slot) => ({
    ID: slot.id,
    ObjectID: slot.objectId,
    StartDate: brusselsText(slot.startsAt),
    EndDate: brusselsText(slot.endsAt),
    MaxPersons: slot.maxPersons,
    CountPersons: slot.countPersons,
    IsFull: slot.countPersons >= slot.maxPersons,
    PlaceName: placeNames[rowLanguage(parameters).language],
  }))
  return success(rows)
}

export function addPersonToAppointment({ world, crm }: Simulation, parameters: Parameters): Outcome {
  const id = parameters.number('AppointmentID')
  const personId = parameters.number('PersonID')
  if (id === undefined || personId === undefined)
    return failure('PersonID and AppointmentID are required', codes.missingParameter)
  const appointment = findAppointment(world, crm, id)
  if (!appointment) return failure('Appointment not found', codes.notFound)
  return book(crm, appointment, personId) ? success(id) : failure('The appointment is full')
}
