import { z } from 'zod'

import { brusselsText } from '../world/brussels-time'
import { type Person, newId } from '../world/crm'
import { pageSchema } from './estate-list'
import { worldId } from './ids'
import { type Answer, type Whise, answered, invalid, listed } from './whise'

const ids = z.array(z.number().int())
const contactSchema = z.strictObject({
  Name: z.string().min(1),
  FirstName: z.string().optional(),
  PrivateEmail: z.email(),
  PrivateTel: z.string().optional(),
  CountryId: z.number().int(),
  LanguageId: z.string(),
  OfficeIds: ids.min(1),
  StatusId: z.number().int().optional(),
  EstateIds: ids.optional(),
  ContactOriginId: z.number().int().optional(),
  AgreementEmail: z.boolean().optional(),
  Comments: z.string().optional(),
  SearchCriteria: z.array(z.record(z.string(), z.unknown())).optional(),
})

/** Makes the contact, or changes the one with the same address; an estate that does not exist is refused. */
export function upsertContact({ simulation }: Whise, body: unknown): Answer {
  const parsed = contactSchema.safeParse(body)
  if (!parsed.success) return invalid(z.prettifyError(parsed.error))
  const { data } = parsed
  const { crm, world } = simulation
  const estates = (data.EstateIds ?? []).map(worldId)
  const isEstate = (id: number) =>
    world.slotOf(id) >= 0 || world.projects.some((project) => project.id === id)
  if (!estates.every(isEstate)) return invalid('Estate not found')
  const now = brusselsText(simulation.clock().getTime())
  const known = findContact(simulation, data.PrivateEmail)
  const person: Person = {
    id: known?.id ?? newId(crm),
    email: data.PrivateEmail.toLowerCase(),
    password: '',
    name: data.Name,
    firstName: data.FirstName ?? known?.firstName ?? '',
    details: { ...known?.details, ...data },
    categories: [],
    createdAt: known?.createdAt ?? now,
    modifiedAt: now,
  }
  crm.persons.set(person.id, person)
  crm.leads.push({
    ...{ id: newId(crm), operation: 'contacts/upsert', receivedAt: now, personId: person.id },
    objectId: estates.find((id) => world.slotOf(id) >= 0) ?? null,
    projectIds: estates.filter((id) => world.slotOf(id) < 0),
    ...{ appointmentId: null, subject: '', content: data.Comments ?? '', parameters: data },
  })
  if (data.SearchCriteria)
    crm.demands.push({
      ...{ id: newId(crm), personId: person.id, isActive: true, createdAt: now },
      parameters: { SearchCriteria: data.SearchCriteria, Comments: data.Comments },
    })
  return answered({ contactId: person.id })
}

const listSchema = z.strictObject({
  Filter: z.strictObject({ PrivateEmail: z.string().optional() }).default({}),
  Page: pageSchema.default({ Limit: 50, Offset: 0 }),
})

export function contactsList({ simulation }: Whise, body: unknown): Answer {
  const parsed = listSchema.safeParse(body)
  if (!parsed.success) return invalid(z.prettifyError(parsed.error), 'BadRequestFormat')
  const { Filter, Page } = parsed.data
  const wanted = Filter.PrivateEmail?.toLowerCase()
  const contacts = [...simulation.crm.persons.values()]
    .filter(({ email }) => wanted === undefined || email === wanted)
    .map(({ id, email, name, firstName, details }) => ({
      ...{ id, name, firstName, privateEmail: email, comments: details.Comments },
      agreementEmail: details.AgreementEmail,
    }))
  return listed('contacts', contacts.slice(Page.Offset, Page.Offset + Page.Limit), contacts.length)
}

const updateSchema = z.strictObject({
  ContactId: z.number().int(),
  AgreementEmail: z.boolean().optional(),
  SearchCriteria: z.array(z.record(z.string(), z.unknown())).optional(),
})

/** No search criteria at all is the end of what the contact looks for. */
export function updateContact({ simulation: { crm } }: Whise, body: unknown): Answer {
  const parsed = updateSchema.safeParse(body)
  if (!parsed.success) return invalid(z.prettifyError(parsed.error))
  const { ContactId, SearchCriteria } = parsed.data
  const person = crm.persons.get(ContactId)
  if (!person) return invalid('Contact not found')
  Object.assign(person.details, parsed.data)
  if (SearchCriteria?.length === 0)
    for (const demand of crm.demands) if (demand.personId === ContactId) demand.isActive = false
  return answered({ contactId: ContactId })
}

function findContact({ crm }: Whise['simulation'], email: string): Person | undefined {
  return [...crm.persons.values()].find((person) => person.email === email.toLowerCase())
}
