import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Redirect } from '@/cms/generated/payload-types'

import { missingTag } from '../content-tags'
import { storeRedirects } from '../paths/store-redirects'
import { contentTransaction, purgeWith } from './content-transaction'

export const publishRedirect: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  await storeRedirects(await contentTransaction(req))
  await purgeWith(req, [missingTag])
  return doc
}

export const forgetRedirect: CollectionAfterDeleteHook<Redirect> = async ({ doc, req }) => {
  await storeRedirects(await contentTransaction(req))
  await purgeWith(req, [missingTag])
  return doc
}
