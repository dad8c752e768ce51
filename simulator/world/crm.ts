/** What visitors of websites left behind; ids are far from those of seeded persons. */
export type Person = {
  id: number
  email: string
  password: string
  name: string
  firstName: string
  /** Members of the latest request about this person. */
  details: Record<string, unknown>
  categories: number[]
  createdAt: string
  modifiedAt: string
}

export type Lead = {
  id: number
  operation: string
  receivedAt: string
  personId: number
  objectId: number | null
  projectIds: number[]
  appointmentId: number | null
  subject: string
  content: string
  parameters: Record<string, unknown>
}

export type Demand = {
  id: number
  personId: number
  isActive: boolean
  createdAt: string
  parameters: Record<string, unknown>
}

export type Note = {
  id: number
  at: number
  typeId: number
  personId: number
  objectId: number
  subject: string
  comment: string
  userId: number
}

export type Crm = {
  persons: Map<number, Person>
  leads: Lead[]
  demands: Demand[]
  histories: Note[]
  tasks: Note[]
  relations: { personId: number; relatedPersonId: number; relationId: number }[]
  /** Persons who took a place, by appointment id. */
  bookings: Map<number, number[]>
  nextId: number
}

const firstFreeId = 5_000_000

export function createCrm(): Crm {
  return {
    persons: new Map(),
    leads: [],
    demands: [],
    histories: [],
    tasks: [],
    relations: [],
    bookings: new Map(),
    nextId: firstFreeId,
  }
}

export function newId(crm: Crm): number {
  return crm.nextId++
}
