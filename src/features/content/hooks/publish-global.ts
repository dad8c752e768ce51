import type { GlobalAfterChangeHook } from 'payload'

import { homeBannerTag, shellTag } from '../content-tags'
import { bumpRevision } from '../paths/revision'
import { contentTransaction, purgeWith } from './content-transaction'

/** Only the home banner stands on one page; all other settings show on every page. */
export const publishGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await bumpRevision(await contentTransaction(req))
  await purgeWith(req, [global.slug === 'home-banner' ? homeBannerTag : shellTag])
  return doc as unknown
}
