import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

import { isLocale } from '@/i18n/locales'

import { type Plan, plannedAlready } from '../admin/planned-already'

/** A record has one plan: a second is refused until the first is taken away. */
export const keepPlan: CollectionBeforeChangeHook = ({ data, originalDoc, collection, req }) => {
  const { publishAt, publishIn } = data as Plan
  const stored = (originalDoc ?? {}) as Plan
  // Whoever writes in another language does not move what is planned in this one.
  const isMoved = Boolean(stored.publishAt) && timeOf(publishAt) !== timeOf(stored.publishAt)
  const isAlone = stored.publishIn !== 'all' && publishIn !== 'all'
  const wanted = publishIn && isMoved && isAlone && isLocale(req.locale) ? req.locale : publishIn
  const message = publishAt ? plannedAlready(stored, wanted, req.i18n.language) : null
  if (!message) return data as unknown
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'publishIn', message }], req },
    req.t,
  )
}

function timeOf(moment: Plan['publishAt']): number | null {
  return moment ? new Date(moment).getTime() : null
}
