import { z } from 'zod'

import { brusselsText } from '../world/brussels-time'
import { type Person, newId } from '../world/crm'
import { worldId } from './ids'
import { type Answer, type Sweepbright, answered, invalid, notFound } from './sweepbright'

const person = {
  first_name: z.string().min(1),
  last_name: z.string().min(1),
  email: z.email(),
  phone: z.string().optional(),
  message: z.string().optional(),
  locale: z.string(),
}
const aboutSchema = z.strictObject(person)
const generalSchema = z.strictObject({
  ...person,
  preferences: z
    .strictObject({
      negotiation: z.enum(['sale', 'let']),
      types: z.array(z.string()).optional(),
      min_price: z.number().optional(),
      max_price: z.number().optional(),
      min_rooms: z.number().optional(),
    })
    .optional(),
  location_preference: z
    .strictObject({ country: z.string().length(2), postal_codes: z.array(z.string()) })
    .optional(),
})

/** Somebody who asks about an estate. */
export function estateContact(sweepbright: Sweepbright, estate: string, body: unknown): Answer {
  const { world } = sweepbright.simulation
  const id = worldId(estate)
  const isProject = world.projects.some((project) => project.id === id)
  if (!isProject && world.slotOf(id) < 0) return notFound()
  const parsed = aboutSchema.safeParse(body)
  if (!parsed.success) return refusal(parsed.error)
  noteLead(sweepbright, parsed.data, isProject ? { projectIds: [id] } : { objectId: id })
  return answered({}, 201)
}

/** Somebody who asks about nothing in particular, or tells what they look for. */
export function generalContact(sweepbright: Sweepbright, body: unknown): Answer {
  const parsed = generalSchema.safeParse(body)
  if (!parsed.success) return refusal(parsed.error)
  const { crm } = sweepbright.simulation
  const { personId, receivedAt } = noteLead(sweepbright, parsed.data)
  if (parsed.data.preferences)
    crm.demands.push({
      ...{ id: newId(crm), personId, isActive: true, createdAt: receivedAt, parameters: parsed.data },
    })
  return answered({}, 201)
}

function refusal(error: z.ZodError): Answer {
  return invalid(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), [message]])))
}

type Contact = z.infer<typeof aboutSchema>

function noteLead(
  { simulation: { crm, clock } }: Sweepbright,
  contact: Contact,
  about: { objectId?: number; projectIds?: number[] } = {},
) {
  const now = brusselsText(clock().getTime())
  const email = contact.email.toLowerCase()
  const known = [...crm.persons.values()].find((other) => other.email === email)
  const contacted: Person = {
    ...{ id: known?.id ?? newId(crm), email, password: '', categories: [] },
    ...{ name: contact.last_name, firstName: contact.first_name, details: { ...contact } },
    ...{ createdAt: known?.createdAt ?? now, modifiedAt: now },
  }
  crm.persons.set(contacted.id, contacted)
  const operation = about.objectId || about.projectIds ? 'estates/contacts' : 'contacts'
  crm.leads.push({
    ...{ id: newId(crm), operation, receivedAt: now, personId: contacted.id },
    ...{ objectId: about.objectId ?? null, projectIds: about.projectIds ?? [], appointmentId: null },
    ...{ subject: '', content: contact.message ?? '', parameters: { ...contact } },
  })
  return { personId: contacted.id, receivedAt: now }
}
