import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import { teamTag } from '../content-tags'
import { purgeWith } from './content-transaction'

export const publishTeam: CollectionAfterChangeHook = async ({ doc, req }) => {
  await purgeWith(req, [teamTag])
  return doc as unknown
}

export const forgetTeam: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await purgeWith(req, [teamTag])
  return doc as unknown
}
