import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import type { Transaction } from '@/database/query'
import { cleanText, hasLink } from '@/domain/lead/form/form-text'
import { keepUntil } from '@/domain/lead/retention'

import { at, holdLead, takeLead } from '../lead-row'
import { ofLead } from '../own-lead'
import { findKeptList, type KeptList } from './kept-list-row'
import { homesIn, keepHomes } from './save-kept-list'

export const longestNote = 1000
export const longestName = 40

/** Who writes: the one whose address it is, or the one with whom it is shared, by the link of this number. */
export type Writer = { role: 'owner' } | { role: 'partner'; share: number }

export type ListChange =
  | { kind: 'confirm' }
  | { kind: 'add'; homes: string }
  | { kind: 'remove'; listingId: number }
  | { kind: 'note'; listingId: number; note: string }
  | { kind: 'news'; isOn: boolean }
  | { kind: 'share'; own: string; partner: string }
  | { kind: 'revoke' }
  | { kind: 'erase' }

/** What both may do; the rest is for the one whose address it is. */
const ofBoth: readonly ListChange['kind'][] = ['note', 'add', 'remove']

/** `invalid`: a name is missing, or is none. `gone`: the list is not there any more, or no longer for this one. */
export type ChangedList = 'done' | 'invalid' | 'gone'

interface Changing {
  id: string
  by: Writer
  change: ListChange
  now: Date
}

/** Every change is a use: the list is kept for another year, but for a mail that is stopped. */
export async function changeKeptList(db: Database, { id, by, change, now }: Changing): Promise<ChangedList> {
  return ofLead(db, id, async (tx) => {
    // Two who hold it and then delete it would wait for each other.
    const isThere = await (change.kind === 'erase' ? takeLead : holdLead)(tx, id)
    const list = isThere ? await findKeptList(tx, id, { isLocked: true }) : null
    if (!list || !mayOpen(list, by)) return 'gone'
    if (by.role === 'partner' && !ofBoth.includes(change.kind)) return 'gone'
    // Whoever did not say yes has a list of which only they know: it can be confirmed or erased.
    if (!list.isConfirmed && change.kind !== 'confirm' && change.kind !== 'erase') return 'gone'
    const done = await apply(tx, list, { by, change, now })
    const isUse = change.kind !== 'erase' && !(change.kind === 'news' && !change.isOn)
    if (isUse) await useList(tx, list, now)
    return done
  })
}

/** A link that was revoked opens nothing, also after the list was shared once more. */
export function mayOpen(list: KeptList, by: Writer): boolean {
  return by.role === 'owner' || (list.isConfirmed && list.partners !== null && list.share === by.share)
}

async function apply(
  tx: Transaction,
  { id, partners }: KeptList,
  { by, change, now }: Omit<Changing, 'id'>,
): Promise<ChangedList> {
  const ofHome = (listingId: number) => sql`list_id = ${id}::uuid and listing_id = ${listingId}`
  switch (change.kind) {
    case 'confirm': {
      await tx.execute(
        sql`update lead.kept_list set confirmed_at = coalesce(confirmed_at, ${at(now)}) where id = ${id}::uuid`,
      )
      return 'done'
    }
    case 'add': {
      await keepHomes(tx, { id, homes: homesIn(change.homes), now })
      return 'done'
    }
    case 'remove': {
      await tx.execute(sql`delete from lead.kept_home where ${ofHome(change.listingId)}`)
      return 'done'
    }
    case 'note': {
      const note = cleanText(change.note, { isMultiline: true }).slice(0, longestNote).toWellFormed()
      const writer = partners && (by.role === 'owner' ? partners.own : partners.partner)
      await tx.execute(
        sql`update lead.kept_home set note = ${note}, writer = ${writer}, written_at = ${at(now)}
            where ${ofHome(change.listingId)} and note is distinct from ${note}`,
      )
      return 'done'
    }
    case 'news': {
      await tx.execute(sql`update lead.kept_list set sends_news = ${change.isOn} where id = ${id}::uuid`)
      return 'done'
    }
    case 'share': {
      const [own, partner] = [change.own, change.partner].map((name) => cleanText(name))
      if (!isName(own) || !isName(partner)) return 'invalid'
      await tx.execute(
        sql`update lead.kept_list set own_name = ${own}, partner_name = ${partner},
              share = share + case when partner_name is not distinct from ${partner} then 0 else 1 end
            where id = ${id}::uuid`,
      )
      return 'done'
    }
    case 'revoke': {
      await tx.execute(
        sql`update lead.kept_list set own_name = null, partner_name = null where id = ${id}::uuid`,
      )
      return 'done'
    }
    case 'erase': {
      await tx.execute(sql`delete from lead.lead where id = ${id}::uuid`)
      return 'done'
    }
  }
}

function isName(name: string | undefined): name is string {
  return name !== undefined && name !== '' && name.length <= longestName && !hasLink(name)
}

/** The list for one of the two; opening it is a use. `null`: not there, or not for them. */
export async function openKeptList(
  db: Database,
  { id, by, now }: Omit<Changing, 'change'>,
): Promise<KeptList | null> {
  return ofLead(db, id, async (tx) => {
    const list = await findKeptList(tx, id)
    if (!list || !mayOpen(list, by)) return null
    if (!list.isConfirmed) return list
    const until = await useList(tx, list, now)
    return { ...list, until }
  })
}

const dayMs = 86_400_000

/** Kept for twelve months more. Written once a day, not at each look. */
async function useList(tx: Transaction, { id, until }: KeptList, now: Date): Promise<Date> {
  const next = keepUntil('favourites', now) ?? now
  if (next.getTime() - until.getTime() < dayMs) return until
  await tx.execute(sql`update lead.lead set keep_until = ${at(next)} where id = ${id}::uuid`)
  return next
}
