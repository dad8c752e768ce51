import type { GlobalAfterChangeHook } from 'payload'

import type { Setting } from '@/cms/generated/payload-types'
import { saveListingRules } from '@/features/listings/publication/listing-rules'

import { contentTransaction, purgeWith } from './content-transaction'

/** What the agency hides, and what its types are, holds from the moment that it is saved. */
export const applyListingRules: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { hidingGaps, typeKinds } = doc as Setting
  const tags = await saveListingRules(await contentTransaction(req), {
    hidingGaps: hidingGaps ?? [],
    typeKinds: typeKinds ?? [],
  })
  await purgeWith(req, [], tags)
  return doc as unknown
}
