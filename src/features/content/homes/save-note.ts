import type { PayloadRequest } from 'payload'

/** The note on a home with a change to it; answers its number. One that is not there yet is made. */
export async function saveNote(
  req: PayloadRequest,
  listingId: number,
  change: { isFeatured?: boolean } = {},
): Promise<number> {
  const writing = {
    collection: 'listing-notes',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  } as const
  const { docs } = await req.payload.find({
    ...writing,
    where: { recordId: { equals: listingId } },
    limit: 1,
  })
  const id = docs[0]?.id
  if (id === undefined) {
    const note = await req.payload.create({ ...writing, data: { recordId: listingId, ...change } })
    return note.id
  }
  if (change.isFeatured !== undefined) await req.payload.update({ ...writing, id, data: change })
  return id
}
