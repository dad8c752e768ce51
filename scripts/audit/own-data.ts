import { sql } from 'drizzle-orm'

import { connect, type Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, text } from '@/database/row'
import { linkPath } from '@/domain/lead/link-path'
import { env } from '@/env'
import { keepHomes } from '@/features/leads/kept-list/save-kept-list'
import { sharedIdText } from '@/features/leads/kept-list/shared-id'
import { linkSigner } from '@/features/leads/signed-link'
import { createLink, openLink } from '@/features/rights/my-data/mailed-link'
import type { Locale } from '@/i18n/locales'

import { type DemoOwner } from '../demo/owner-session'

export interface OwnData {
  mailed: string
  opened: string
  /** A home of the owner who is signed in. */
  ownedHome: number
  /** Favourites behind a mailed link, and the link to look along. */
  keptList: (locale: Locale) => string
  sharedList: (locale: Locale) => string
}

/** Of the person whose private pages are looked at. */
const email = 'lotte@pictures.example'
const owner: DemoOwner = 'owner@gevel.example'

/** Links to what is held about somebody: one as it is mailed, one that was opened. Removed after the work. */
export async function withOwnData(work: (tokens: OwnData) => Promise<void>): Promise<void> {
  const db = connect({ poolSize: 1 })
  try {
    const mailed = await createLink(db, { email, language: 'nl' })
    const opened = await openLink(db, await createLink(db, { email, language: 'nl' }))
    const [home] = await rows(
      db,
      { id: int },
      sql`select min(listing_id) as id from owner.home_owner where email = ${owner} and revoked_at is null
          having count(*) > 0`,
    )
    if (!home) throw new Error(`${owner} has no home`)
    await work({ mailed, opened: opened ?? '', ownedHome: home.id, ...(await keepList(db)) })
  } finally {
    await db.execute(sql`delete from rights.link where email = ${email}`)
    await db.execute(sql`delete from lead.lead where idempotency_key = ${keptListKey}`)
    await db.$client.end()
  }
}

const keptListKey = `audit-${process.pid}-kept-list`
const keptHomes = [100_002, 100_017]

/** Two homes with a note beside the first, shared with somebody. */
async function keepList(db: Database): Promise<Pick<OwnData, 'keptList' | 'sharedList'>> {
  const now = new Date()
  const until = new Date(now.getTime() + 86_400_000)
  const [list] = await rows(
    db,
    { id: text },
    sql`insert into lead.lead (idempotency_key, answers_hash, kind, language, first_name, email, answers, source_page,
          keep_until, created_at)
        values (${keptListKey}, ${keptListKey}, 'favourites', 'nl', 'Lotte', ${email}, '{}', '/nl/',
          ${until.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)
        returning id::text`,
  )
  if (!list) throw new Error('The list was not saved')
  const { id } = list
  await db.execute(
    sql`insert into lead.kept_list (id, confirmed_at, own_name, partner_name, share)
        values (${id}::uuid, now(), 'Lotte', 'Wout', 1)`,
  )
  await keepHomes(db, { id, homes: keptHomes, now })
  await db.execute(
    sql`update lead.kept_home set note = 'Grote tuin', writer = 'Wout', written_at = now()
        where list_id = ${id}::uuid and listing_id = ${keptHomes[0]}`,
  )
  const { signLink } = linkSigner(env.LINK_SECRET)
  const kept = signLink({ purpose: 'kept-list', id, expires: until })
  const shared = signLink({ purpose: 'shared-list', id: sharedIdText({ id, share: 1 }), expires: until })
  return {
    keptList: (locale) => linkPath(locale, 'kept-list', kept),
    sharedList: (locale) => linkPath(locale, 'shared-list', shared),
  }
}
