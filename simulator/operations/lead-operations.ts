import { type Outcome, codes, failure, success } from '../protocol/envelope'
import type { Parameters } from '../protocol/parameters'
import type { Simulation } from '../simulation'
import { book, findAppointment } from '../world/appointments'
import { brusselsText } from '../world/brussels-time'
import { newId } from '../world/crm'
import { addDemand } from './demand-operations'
import { savePerson } from './save-person'

const websiteType = 11

export function contactOnMe(simulation: Simulation, parameters: Parameters): Outcome {
  const { world, crm } = simulation
  const objectId = parameters.number('ObjectID') ?? null
  if (objectId !== null && objectId > 0 && !world.find(objectId))
    return failure('Object not found', codes.notFound)
  const appointmentId = parameters.number('AppointmentID') ?? null
  const appointment = appointmentId ? findAppointment(world, crm, appointmentId) : undefined
  if (appointmentId && !appointment) return failure('Appointment not found', codes.notFound)
  if (appointment && appointment.countPersons >= appointment.maxPersons)
    return failure('The appointment is full')
  const outcome = saveLead(simulation, parameters, 'ContactOnMe', { objectId, projectIds: [], appointmentId })
  const lead = crm.leads.at(-1)
  if (outcome.isSuccess && appointment && lead) book(crm, appointment, lead.personId)
  return outcome
}

export function contactOnMeProject(simulation: Simulation, parameters: Parameters): Outcome {
  const projectIds = parameters.numbers('ProjectIDs')
  if (projectIds.some((id) => !simulation.world.projects.some((project) => project.id === id)))
    return failure('Project not found', codes.notFound)
  return saveLead(simulation, parameters, 'ContactOnMeProject', {
    objectId: null,
    projectIds,
    appointmentId: null,
  })
}

type About = { objectId: number | null; projectIds: number[]; appointmentId: number | null }

/** The person, the message in the history, a task for the agent, and a demand when asked for. */
function saveLead(simulation: Simulation, parameters: Parameters, operation: string, about: About): Outcome {
  const { crm } = simulation
  const isReachable = parameters.has('Email') || parameters.has('PhoneNumber') || parameters.has('GSM')
  if (!parameters.has('Name') || !isReachable)
    return failure('Name and Email or PhoneNumber are required', codes.missingParameter)
  const person = savePerson(simulation, parameters)
  const at = simulation.clock().getTime()
  const subject = parameters.text('Subject')
  const content = parameters.text('Content')
  const given = parameters.given()
  crm.leads.push({
    id: newId(crm),
    operation,
    receivedAt: brusselsText(at),
    personId: person.id,
    ...about,
    subject,
    content,
    parameters: given,
  })
  const note = {
    at,
    typeId: websiteType,
    personId: person.id,
    objectId: about.objectId ?? 0,
    subject,
    comment: content,
    userId: 0,
  }
  crm.histories.push({ id: newId(crm), ...note })
  crm.tasks.push({ id: newId(crm), ...note, comment: parameters.text('AgendaComment') })
  if (parameters.flag('IsCreatedDemand')) addDemand(simulation, person.id, parameters)
  return success(true)
}

export function createTask(simulation: Simulation, parameters: Parameters): Outcome {
  const { crm } = simulation
  const id = newId(crm)
  crm.tasks.push({ id, ...noteOf(simulation, parameters), comment: parameters.text('Comment') })
  return success(id)
}

export function createHistory(simulation: Simulation, parameters: Parameters): Outcome {
  const { crm } = simulation
  const id = newId(crm)
  const note = noteOf(simulation, parameters)
  const personId = parameters.has('Email') ? savePerson(simulation, parameters).id : note.personId
  crm.histories.push({ id, ...note, personId, comment: parameters.text('Content') })
  return success(id)
}

function noteOf(simulation: Simulation, parameters: Parameters) {
  return {
    at: parameters.time('Date') ?? simulation.clock().getTime(),
    typeId: parameters.number('TypeId') ?? 0,
    personId: parameters.number('PersonID') ?? 0,
    objectId: parameters.number('ObjectId') ?? 0,
    subject: parameters.text('Subject'),
    userId: parameters.number('UserID') ?? 0,
  }
}

export function makeRelation({ crm }: Simulation, parameters: Parameters): Outcome {
  const personId = parameters.number('PersonID')
  const relatedPersonId = parameters.number('PersonRelationID')
  if (personId === undefined || relatedPersonId === undefined)
    return failure('PersonID and PersonRelationID are required', codes.missingParameter)
  crm.relations.push({ personId, relatedPersonId, relationId: parameters.number('RelationID') ?? 0 })
  return success(crm.relations.length)
}
