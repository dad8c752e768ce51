import { type Outcome, codes, failure, success } from '../protocol/envelope'
import { pageOf } from '../protocol/paging'
import type { Parameters } from '../protocol/parameters'
import { rowLanguage } from '../protocol/row-language'
import { only, propertyRow } from '../rows/property-row'
import type { Row } from '../rows/row-context'
import type { Simulation } from '../simulation'
import { agencyName } from '../world/agency'
import type { Person } from '../world/crm'
import { type Owner, ownerByEmail, ownerById, ownerOf, propertyIdsOf } from '../world/owners'
import { unitId } from '../world/projects'
import { wantedFields } from './property-operations'
import { findPerson, savePerson } from './save-person'

export function registerPerson(simulation: Simulation, parameters: Parameters): Outcome {
  const isReachable = parameters.has('Email') || parameters.has('PhoneNumber') || parameters.has('GSM')
  if (!isReachable && !parameters.flag('IsInsertingPersonWithoutEmailAndPhone'))
    return failure('Email is required', codes.missingParameter)
  return success(savePerson(simulation, parameters).id)
}

/** The person's id, or 0 when refused: also with `Success` true. */
export function checkPersonLogin(simulation: Simulation, parameters: Parameters): Outcome {
  return success(signIn(simulation, parameters))
}

export function checkPersonLoginMultiOffice(simulation: Simulation, parameters: Parameters): Outcome {
  const id = signIn(simulation, parameters)
  return success(id > 0 ? { PersonID: id, OfficeID: 1, OfficeName: agencyName } : null)
}

function signIn(simulation: Simulation, parameters: Parameters): number {
  const email = parameters.text('Email')
  const password = parameters.text('Password')
  const owner = ownerByEmail(simulation.world, email)
  const person = findPerson(simulation, email)
  if (password === '') return 0
  if (owner && (person?.password || owner.password) === password) return owner.id
  const mayBeAnyone = parameters.flag('IsProprietors') !== true
  return mayBeAnyone && person?.password === password ? person.id : 0
}

/** The stored password itself: a site must never pass it on. */
export function getPersonForgetPassword(simulation: Simulation, parameters: Parameters): Outcome {
  const email = parameters.text('Email')
  return success(
    findPerson(simulation, email)?.password || ownerByEmail(simulation.world, email)?.password || '',
  )
}

export function getPerson(simulation: Simulation, parameters: Parameters): Outcome {
  const id = parameters.number('ID')
  const email = parameters.text('Email')
  const owner = id !== undefined ? ownerById(simulation.world, id) : ownerByEmail(simulation.world, email)
  const person = id !== undefined ? simulation.crm.persons.get(id) : findPerson(simulation, email)
  const row = owner ? ownerRow(simulation, owner) : person ? personRow(person) : null
  const wanted = wantedFields(parameters)
  return success(row && wanted ? only(row, wanted) : row)
}

/** Never with the password. */
function ownerRow({ world }: Simulation, owner: Owner): Row {
  const id = propertyIdsOf(world, owner)[0]
  const core = id === undefined ? undefined : world.find(id)
  return {
    ID: owner.id,
    Name: owner.name,
    FirstName: owner.firstName,
    AddressTitle: owner.addressTitle,
    Email: owner.email,
    PhoneNumber: '',
    GSM: owner.phone,
    Address: '',
    Zip: core?.place.zip ?? '',
    City: core?.place.name ?? '',
    CountryID: core?.place.countryId ?? 10,
    LanguageId: owner.languageId,
  }
}

function personRow({ id, name, firstName, email, details }: Person): Row {
  return {
    ID: id,
    Name: name,
    FirstName: firstName,
    AddressTitle: details.AddressTitle ?? '',
    Email: email,
    PhoneNumber: details.PhoneNumber ?? '',
    GSM: details.GSM ?? '',
    Address: details.Address ?? '',
    Zip: details.Zip ?? '',
    City: details.City ?? '',
    CountryID: details.CountryId ?? details.CountryID ?? 10,
    LanguageId: details.LanguageIdFromParameter ?? 1,
  }
}

const listedOwners = 500

function personsFor(simulation: Simulation, parameters: Parameters): Row[] {
  const { world, crm } = simulation
  const ids = parameters.numbers('IDs')
  const categories = parameters.numbers('CategoryIDs')
  const modifiedSince = parameters.text('ModifiedDate')
  const owners =
    ids.length > 0
      ? ids
      : Array.from({ length: Math.min(listedOwners, world.options.properties) }, (_, n) => 700_000 + n)
  const ownerRows =
    categories.length > 0 || modifiedSince
      ? []
      : owners
          .map((id) => ownerById(world, id))
          .filter((owner) => owner !== undefined)
          .map((owner) => ownerRow(simulation, owner))
  if (parameters.flag('IsProprietorsOfActiveProperties')) return ownerRows
  const registered = [...crm.persons.values()]
    .filter((person) => ids.length === 0 || ids.includes(person.id))
    .filter(
      (person) =>
        categories.length === 0 || person.categories.some((category) => categories.includes(category)),
    )
    .filter((person) => person.modifiedAt >= modifiedSince && !ownerById(world, person.id))
  return [...ownerRows, ...registered.map(personRow)]
}

export function getPersonList(simulation: Simulation, parameters: Parameters): Outcome {
  return success(pageOf(parameters, personsFor(simulation, parameters), (row) => row))
}

export function getPersonCount(simulation: Simulation, parameters: Parameters): Outcome {
  return success(personsFor(simulation, parameters).length)
}

export function getPersonRelations(simulation: Simulation, parameters: Parameters): Outcome {
  const owner = ownerByEmail(simulation.world, parameters.text('Email'))
  const id = owner?.id ?? findPerson(simulation, parameters.text('Email'))?.id
  if (id === undefined) return success(null)
  const relations = simulation.crm.relations.filter((relation) => relation.personId === id)
  return success({
    PersonID: id,
    Relations: relations.map((relation) => ({
      PersonRelationID: relation.relatedPersonId,
      RelationID: relation.relationId,
    })),
  })
}

export function getRelatedProperties(simulation: Simulation, parameters: Parameters): Outcome {
  const { world } = simulation
  const owner = ownerByEmail(world, parameters.text('Email'))
  const cores = owner ? propertyIdsOf(world, owner).map((id) => world.find(id)!) : []
  const wanted = wantedFields(parameters)
  return success(
    pageOf(parameters, cores, (core) => propertyRow(world, core, rowLanguage(parameters), wanted)),
  )
}

export function getOwnerList(simulation: Simulation, parameters: Parameters): Outcome {
  const project = simulation.world.projects.find(
    (candidate) => candidate.id === parameters.number('ProjectID'),
  )
  const owner = project && ownerOf(simulation.world, unitId(project, 0))
  return success(pageOf(parameters, owner ? [ownerRow(simulation, owner)] : [], (row) => row))
}
