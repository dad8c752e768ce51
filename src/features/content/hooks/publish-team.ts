import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Office, Team } from '@/cms/generated/payload-types'

import { teamTag } from '../content-tags'
import { purgeSaved, purgeWith } from './content-transaction'
import { publishSet } from './publish-set'

export const publishTeam: CollectionAfterChangeHook<Office | Team> = async ({ doc, req }) => {
  await publishSet(req, 'team')
  await purgeSaved(req, doc, [teamTag])
  return doc
}

export const forgetTeam: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await publishSet(req, 'team')
  await purgeWith(req, [], [teamTag])
  return doc as unknown
}
