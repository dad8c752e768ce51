import { randomUUID } from 'node:crypto'
import path from 'node:path'

import type { CollectionBeforeOperationHook } from 'payload'

/** The sizes of huis.png and huis.jpg would have the same names: the later one gets a name of its own. */
export const ownStem: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const { name, ext } = path.parse(req.file.name)
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { like: `${name}.` } },
    depth: 0,
    limit: 50,
    pagination: false,
    // What is in the trash keeps its name.
    trash: true,
    select: { filename: true },
    req,
  })
  const isTaken = docs.some(({ filename }) => {
    const other = path.parse(filename ?? '')
    return other.name === name && other.ext !== ext
  })
  if (isTaken) req.file.name = `${name}-${randomUUID().slice(0, 8)}${ext}`
  return args
}
