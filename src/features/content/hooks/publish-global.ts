import type { GlobalAfterChangeHook } from 'payload'

import { updateShownHomes } from '@/features/listings/store/update-shown-homes'

import { homeBannerTag, shellTag } from '../content-tags'
import { bumpRevision } from '../paths/revision'
import type { GlobalKind } from '../published/global-documents'
import { hidesTowns, townHidingTags } from '../published/hidden-towns'
import { publishSingle } from '../published/publish'
import { contentTransaction, purgeWith } from './content-transaction'

/** Only the home banner stands on one page; all other settings show on every page. */
export const publishGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  // A draft is not what visitors see.
  if ((doc as { _status?: string })._status === 'draft') return doc as unknown
  const tx = await contentTransaction(req)
  const didHide = await hidesTowns(tx)
  await publishSingle(req, global.slug as GlobalKind)
  await bumpRevision(tx)
  await purgeWith(req, [global.slug === 'home-banner' ? homeBannerTag : shellTag])
  // Whether a price or a town is shown decides in which lists, counts and orders a home takes part.
  if (global.slug === 'settings')
    await purgeWith(req, [], [...(await updateShownHomes(tx)), ...(await townHidingTags(tx, { didHide }))])
  return doc as unknown
}
