import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Office, Team } from '@/cms/generated/payload-types'

import { teamTag } from '../content-tags'
import { idOf } from '../id-of'
import { contentTransaction, purgeSaved, purgeWith } from './content-transaction'
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

/** Their page has stood in search engines and mails: it says from now on who is there instead. */
export const noteFormerMember: CollectionAfterDeleteHook<Team> = async ({ doc, req }) => {
  const office = idOf(doc.office)
  if (office !== null)
    await (
      await contentTransaction(req)
    ).execute(
      sql`insert into content.former_member (member_id, office_id, platform_agent)
          values (${doc.id}, ${office}, ${doc.platformAgent || null}) on conflict do nothing`,
    )
  return doc
}
