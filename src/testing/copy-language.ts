import { copyDataFromLocale } from '@payloadcms/ui/utilities/copyDataFromLocale'
import { createLocalReq, type Payload } from 'payload'

import type { User } from '@/cms/generated/payload-types'
import type { Language } from '@/domain/language'

export interface CopyLanguage {
  user: User
  page?: number
  global?: string
  from: Language
  to: Language
  /** Also over words that are there already. */
  isOverwriting?: boolean
}

/** What the admin does for "copy to language". */
export async function copyLanguage(
  payload: Payload,
  { user, page, global, from, to, isOverwriting = true }: CopyLanguage,
): Promise<void> {
  await copyDataFromLocale({
    collectionSlug: page === undefined ? undefined : 'pages',
    docID: page,
    globalSlug: global,
    fromLocale: from,
    toLocale: to,
    overrideData: isOverwriting,
    req: await createLocalReq({ user: { ...user, collection: 'users' } }, payload),
  })
}
