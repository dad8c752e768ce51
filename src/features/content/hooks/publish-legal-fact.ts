import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { LegalFact } from '@/cms/generated/payload-types'

import { legalFactsTag } from '../content-tags'
import { purgeWith } from './content-transaction'
import { publishSet } from './publish-set'

export const publishLegalFact: CollectionAfterChangeHook<LegalFact> = async ({ doc, req }) => {
  await publishSet(req, 'legal-facts')
  await purgeWith(req, [legalFactsTag])
  return doc
}

export const forgetLegalFact: CollectionAfterDeleteHook<LegalFact> = async ({ doc, req }) => {
  await publishSet(req, 'legal-facts')
  await purgeWith(req, [legalFactsTag])
  return doc
}
