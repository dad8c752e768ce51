import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

import { type Plan, plannedAlready } from '../admin/planned-already'

/** A record has one plan: a second is refused until the first is taken away. */
export const keepPlan: CollectionBeforeChangeHook = ({ data, originalDoc, collection, req }) => {
  const { publishAt, publishIn } = data as Plan
  const stored = (originalDoc ?? {}) as Plan
  const message = publishAt ? plannedAlready(stored, publishIn, req.i18n.language) : null
  if (!message) return data as unknown
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'publishIn', message }], req },
    req.t,
  )
}
