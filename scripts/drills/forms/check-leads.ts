import { isDeepStrictEqual } from 'node:util'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { nullable, oneOf, type RowOf, stored, text } from '@/database/row'
import { formOf } from '@/domain/lead/form/forms'
import { leadKinds } from '@/domain/lead/lead-kind'
import { parseForm } from '@/domain/lead/form/parse-form'
import { regionOf } from '@/domain/place/region'

const savedLeadRow = {
  id: text,
  kind: oneOf(leadKinds),
  answers: stored<Record<string, unknown>>(),
  country: nullable(text),
  zip: nullable(text),
}
export type SavedLead = RowOf<typeof savedLeadRow>

/** All that was saved, before a word of it is sent on. */
export async function savedLeads(db: Database): Promise<SavedLead[]> {
  return rows(
    db,
    savedLeadRow,
    sql`select lead.id, lead.kind, answers, country, zip
        from lead.lead left join listing.listing home on home.id = listing_id order by lead.created_at`,
  )
}

/** Sends each through its form again: what the form would not take should not be there. */
export function incompleteLeads(leads: SavedLead[]): string[] {
  return leads.flatMap(({ id, kind, answers, country, zip }) => {
    const posted = { getAll: (name: string) => retyped(answers[name]) }
    const parsed = parseForm(kind, posted, { region: country && zip ? regionOf(country, zip) : null })
    if (!parsed.ok) return [`${kind} ${id}: ${JSON.stringify(parsed.errors)}`]
    const { fields } = formOf(kind)
    // The name of a file is not typed, and has no rules of its own.
    const own = ([name]: [string, unknown]) => fields[name] && !fields[name].file
    const [kept, read] = [answers, parsed.answers].map((one) =>
      Object.fromEntries(Object.entries(one).filter(own)),
    )
    return isDeepStrictEqual(kept, read) ? [] : [`${kind} ${id}: read otherwise the second time`]
  })
}

function retyped(answer: unknown): unknown[] {
  if (answer === undefined) return []
  if (typeof answer === 'boolean') return [answer ? 'yes' : 'no']
  return [answer].flat().map(String)
}
