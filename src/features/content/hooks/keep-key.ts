import type { CollectionBeforeChangeHook } from 'payload'

import type { Page } from '@/cms/generated/payload-types'

/** The software leads to its configured pages by their key: people neither give one nor take it away. */
export const keepKey: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, operation, req }) => {
  if (!req.user) return data
  return { ...data, key: operation === 'create' ? null : originalDoc?.key }
}
