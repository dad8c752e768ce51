import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import { teamTag } from '../content-tags'
import { purgeWith } from './content-transaction'
import { publishSet } from './publish-set'

export const publishTeam: CollectionAfterChangeHook = async ({ doc, req }) => {
  await publishSet(req, 'team')
  await purgeWith(req, [teamTag])
  return doc as unknown
}

export const forgetTeam: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await publishSet(req, 'team')
  await purgeWith(req, [], [teamTag])
  return doc as unknown
}
