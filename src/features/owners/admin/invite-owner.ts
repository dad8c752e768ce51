import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { int, text } from '@/database/row'
import { languages } from '@/domain/language'
import type { Platform } from '@/platforms/platform'
import type { ExternalId } from '@/platforms/platform-offer'

import { queueOwnerLetter } from '../letters/queue-letter'

/** As an agent fills it in: homes by their references, between commas; none for those the platform names. */
export const invitationSchema = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  language: z.enum(languages),
  homes: z
    .string()
    .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
    .pipe(z.array(z.string().max(60)).max(50)),
})

export type Invitation = z.infer<typeof invitationSchema>

export type Inviting = 'invited' | 'unknown-home' | 'no-homes'

/** Lets an owner follow homes, and writes to them. Whoever was revoked may be invited again. */
export async function inviteOwner(
  db: Database,
  { name, email, language, homes, invitedBy }: Invitation & { invitedBy: string },
  platform: Pick<Platform, 'name' | 'owners'>,
): Promise<Inviting> {
  const owned = homes.length === 0 ? ((await platform.owners?.listListingIds(email)) ?? []) : null
  return db.transaction(async (tx) => {
    const ids = owned ? await homesOwned(tx, platform.name, owned) : await homesNamed(tx, homes)
    if (!ids) return 'unknown-home'
    if (ids.length === 0) return 'no-homes'
    for (const id of ids)
      await tx.execute(
        sql`insert into owner.home_owner (listing_id, email, name, language, invited_by, account_id, named_by, named_email)
            values (${id}, ${email}, ${name}, ${language}, ${invitedBy},
              (select id from owner_auth.login where email = ${email}), ${owned ? 'platform' : 'agency'},
              ${owned ? email : null})
            on conflict (listing_id, email) do update set name = excluded.name, language = excluded.language,
              invited_by = excluded.invited_by, invited_at = now(), account_id = excluded.account_id, revoked_at = null,
              named_by = excluded.named_by, named_email = excluded.named_email, ended_by = null`,
      )
    await tx.execute(
      sql`update owner_auth.login set name = ${name}, language = ${language} where email = ${email}`,
    )
    await queueOwnerLetter(tx, { kind: 'invitation', email, language })
    return 'invited'
  })
}

/** Writes once more to whoever is invited; the older mail goes on working until it is used or too old. */
export async function inviteAgain(db: Database, email: string): Promise<boolean> {
  const [owner] = await rows(
    db,
    { language: text },
    sql`select language from owner.home_owner where email = ${email} and revoked_at is null
        order by invited_at desc limit 1`,
  )
  if (!owner) return false
  await db.transaction((tx) => queueOwnerLetter(tx, { kind: 'invitation', email, ...owner }))
  return true
}

export async function homesOwned(tx: Queryable, platform: string, owned: ExternalId[]): Promise<number[]> {
  const found = await rows(
    tx,
    { id: int },
    sql`select l.id from listing.identity i join listing.listing l on l.id = i.id
        where i.kind = 'listing' and i.platform = ${platform} and i.external_id = any(${sql.param(owned)}::text[])`,
  )
  return found.map(({ id }) => id)
}

/** `null` when one of them is not there. */
async function homesNamed(tx: Queryable, references: string[]): Promise<number[] | null> {
  const found = await rows(
    tx,
    { id: int, reference: text },
    sql`select id, lower(reference) as reference from listing.listing
        where lower(reference) in (select lower(jsonb_array_elements_text(${JSON.stringify(references)}::jsonb)))`,
  )
  const isComplete = references.every((asked) =>
    found.some(({ reference }) => reference === asked.toLowerCase()),
  )
  return isComplete ? found.map(({ id }) => id) : null
}
