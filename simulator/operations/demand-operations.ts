import { hash } from '../seed/hash'
import { type Outcome, codes, failure, success } from '../protocol/envelope'
import { pageOf } from '../protocol/paging'
import { Parameters } from '../protocol/parameters'
import type { Simulation } from '../simulation'
import { brusselsText } from '../world/brussels-time'
import { type Demand, type Person, newId } from '../world/crm'
import { findPerson, savePerson } from './save-person'

export function addDemand(simulation: Simulation, personId: number, parameters: Parameters): Demand {
  const { crm } = simulation
  const given = parameters.given()
  const known = parameters.flag('IsMergedDemandIfExisting')
    ? crm.demands.find((demand) => demand.personId === personId && demand.isActive)
    : undefined
  const demand: Demand = known ?? {
    id: newId(crm),
    personId,
    isActive: true,
    createdAt: brusselsText(simulation.clock().getTime()),
    parameters: {},
  }
  demand.parameters = { ...demand.parameters, ...given }
  if (!known) crm.demands.push(demand)
  return demand
}

export function demandRegister(simulation: Simulation, parameters: Parameters): Outcome {
  if (!parameters.has('Email')) return failure('Email is required', codes.missingParameter)
  const person = savePerson(simulation, parameters)
  addDemand(simulation, person.id, parameters)
  return success(true)
}

export function registerPersonDemand(simulation: Simulation, parameters: Parameters): Outcome {
  if (!parameters.has('Email')) return failure('Email is required', codes.missingParameter)
  const person = savePerson(simulation, parameters)
  const demand = addDemand(simulation, person.id, parameters)
  return success({ PersonID: person.id, DemandID: demand.id })
}

export function checkDemandLogin(simulation: Simulation, parameters: Parameters): Outcome {
  const person = signIn(simulation, parameters)
  const demand = simulation.crm.demands.find((candidate) => candidate.personId === person?.id)
  return success(person ? { PersonID: person.id, DemandID: demand?.id ?? 0 } : { PersonID: 0, DemandID: 0 })
}

function signIn(simulation: Simulation, parameters: Parameters): Person | undefined {
  const person = findPerson(simulation, parameters.text('Email'))
  return person && person.password !== '' && person.password === parameters.text('Password')
    ? person
    : undefined
}

/** Mail links carry the ids reversed, which is enough to show that they are not plain. */
function decrypted(text: string): number {
  return Number([...text].reverse().join(''))
}

export function getDemandPerson({ crm }: Simulation, parameters: Parameters): Outcome {
  const personId =
    parameters.number('ID') ?? (parameters.has('IDCrypt') ? decrypted(parameters.text('IDCrypt')) : undefined)
  const demandId =
    parameters.number('DemandID') ??
    (parameters.has('DemandIDCrypt') ? decrypted(parameters.text('DemandIDCrypt')) : undefined)
  const demand = crm.demands.find(
    (candidate) =>
      (demandId === undefined || candidate.id === demandId) &&
      (personId === undefined || candidate.personId === personId),
  )
  const person = demand && crm.persons.get(demand.personId)
  if (!demand || !person) return success(null)
  return success({
    ID: person.id,
    Name: person.name,
    FirstName: person.firstName,
    Email: person.email,
    ...demandRow(demand),
  })
}

function demandRow(demand: Demand) {
  const given = Object.fromEntries(
    Object.entries(demand.parameters).filter(([name]) => name.toLowerCase() !== 'password'),
  )
  return {
    ...given,
    DemandID: demand.id,
    PersonId: demand.personId,
    Status: demand.isActive ? 1 : 5,
    CreatedDate: demand.createdAt,
  }
}

export function getDemandList(simulation: Simulation, parameters: Parameters): Outcome {
  const person = signIn(simulation, parameters)
  const zips = parameters.texts('Zips')
  const demands = simulation.crm.demands
    .filter((demand) => demand.personId === person?.id)
    .filter(
      (demand) =>
        zips.length === 0 ||
        new Parameters(demand.parameters).texts('Zips').some((zip) => zips.includes(zip)),
    )
  return success(pageOf(parameters, demands, demandRow))
}

export function saveChangedDemandList(simulation: Simulation, parameters: Parameters): Outcome {
  const { crm } = simulation
  const personId = parameters.number('PersonID')
  if (personId === undefined) return failure('PersonID is required', codes.missingParameter)
  const inactive = parameters.numbers('InactiveDemandIds')
  for (const demand of crm.demands)
    if (demand.personId === personId && inactive.includes(demand.id)) demand.isActive = false
  for (const entry of parameters.objects('ChangedAndAddedDemands')) {
    const known = crm.demands.find(
      (demand) => demand.id === entry.number('DemandID') && demand.personId === personId,
    )
    if (known) known.parameters = { ...known.parameters, ...entry.raw }
    else addDemand(simulation, personId, entry)
  }
  return success(true)
}

export function unsubscribeDemandPerson({ crm }: Simulation, parameters: Parameters): Outcome {
  const personId =
    parameters.number('ID') ??
    (parameters.has('PersonIDEncrypt') ? decrypted(parameters.text('PersonIDEncrypt')) : undefined)
  const demandId =
    parameters.number('DemandID') ??
    (parameters.has('DemandIDEncrypt') ? decrypted(parameters.text('DemandIDEncrypt')) : undefined)
  const demands = crm.demands.filter(
    (demand) => demand.personId === personId && (demandId === undefined || demand.id === demandId),
  )
  for (const demand of demands) demand.isActive = false
  return demands.length > 0 ? success(true) : failure('Demand not found', codes.notFound)
}

/** How many seekers match: the registered ones plus a steady number from the agency's own files. */
export function getNumberOfDemands({ crm }: Simulation, parameters: Parameters): Outcome {
  const webIds = parameters.numbers('WebIDs')
  const rows = (webIds.length > 0 ? webIds : [1, 2, 7, 4, 5, 6, 3]).map((webId) => {
    const registered = crm.demands.filter(
      (demand) => demand.isActive && new Parameters(demand.parameters).numbers('WebIDs').includes(webId),
    ).length
    return { WebID: webId, Count: registered + 8 + (hash(webId, parameters.number('PriceMax') ?? 0) % 40) }
  })
  return success(rows)
}
