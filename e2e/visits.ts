import { query } from './leads'

const platform = `http://localhost:${process.env.SIMULATOR_PORT ?? 4010}`
const account = { CustomerName: 'gevel-demo', CustomerPassword: 'gevel-demo' }

export interface Slot {
  id: number
  free: number
}

async function ask<Answer>(operation: string, members: object): Promise<Answer> {
  const json = encodeURIComponent(JSON.stringify({ ...account, ...members }))
  const response = await fetch(`${platform}/1.12/OmnicasaService.svc/${operation}Json?json=${json}`)
  const body: unknown = await response.json()
  return Object.values(body as object)[0] as Answer
}

/** The moments of a home, as the agency's own calendar has them. */
export async function slotsOf(home: number): Promise<Slot[]> {
  type Row = { ID: number; MaxPersons: number; CountPersons: number }
  const { Value } = await ask<{ Value: Row[] | { Items: Row[] } }>('GetAppointmentObject', { ObjectID: home })
  const rows = Array.isArray(Value) ? Value : Value.Items
  return rows.map(({ ID, MaxPersons, CountPersons }) => ({ id: ID, free: MaxPersons - CountPersons }))
}

/** A home on the site whose moments are as a journey needs them; one whose form nobody has opened before. */
export async function homeWhose(
  suits: (slots: Slot[]) => boolean,
  status = 'available',
): Promise<{ home: number; slots: Slot[] }> {
  const homes = await query<{ id: number }>(
    `select id from listing.listing home
     where status = $1 and project_id is null
       and not exists (select from lead.slot_list known where known.listing_id = home.id)
     order by id desc`,
    [status],
  )
  for (const { id } of homes) {
    const slots = await slotsOf(id)
    if (suits(slots)) return { home: id, slots }
  }
  throw new Error('No home has such moments')
}

/** Somebody of the agency writes people in by hand until not one place is left. */
export async function fillSlots(slots: Slot[]): Promise<void> {
  for (const { id, free } of slots)
    for (let place = 0; place < free; place++)
      await ask('AddPersonToAppointment', { AppointmentID: id, PersonID: 1 })
}

/** What the platform answers about a home for which it has no moments at all. */
export async function offerNoSlots(home: number): Promise<void> {
  await query(`insert into lead.slot_list (listing_id, read_at, slots) values ($1, now(), '[]')`, [home])
}
