import type { Parameters } from '../protocol/parameters'
import type { Simulation } from '../simulation'
import { brusselsText } from '../world/brussels-time'
import { type Person, newId } from '../world/crm'
import { ownerByEmail } from '../world/owners'

/** Makes the person or updates the one with the same e-mail address; an owner keeps their id. */
export function savePerson(simulation: Simulation, parameters: Parameters): Person {
  const { crm, world } = simulation
  const email = parameters.text('Email').toLowerCase()
  const now = brusselsText(simulation.clock().getTime())
  const id = parameters.number('ID')
  const known = (id !== undefined ? crm.persons.get(id) : undefined) ?? findPerson(simulation, email)
  const owner = email ? ownerByEmail(world, email) : undefined
  const details = parameters.given()
  const person: Person = {
    id: known?.id ?? owner?.id ?? newId(crm),
    email,
    password: parameters.text('Password') || known?.password || owner?.password || '',
    name: parameters.text('Name') || known?.name || '',
    firstName: parameters.text('FirstName') || known?.firstName || '',
    details: { ...known?.details, ...details },
    categories: [
      ...new Set([
        ...(known?.categories ?? []),
        ...parameters.numbers('Categories'),
        ...parameters.numbers('CategorieIDs'),
      ]),
    ],
    createdAt: known?.createdAt ?? now,
    modifiedAt: now,
  }
  crm.persons.set(person.id, person)
  return person
}

export function findPerson({ crm }: Simulation, email: string): Person | undefined {
  if (email === '') return undefined
  return [...crm.persons.values()].find((person) => person.email === email.toLowerCase())
}
