import { type SQL, sql } from 'drizzle-orm'

import { brusselsDate } from '@/database/brussels-day.sql'
import { type Reads, rows } from '@/database/query'
import {
  bool,
  int,
  jsonBySomeKeys,
  jsonList,
  jsonObject,
  nullable,
  oneOf,
  stored,
  text,
} from '@/database/row'
import { payloadTables } from '@/database/payload-tables'
import { plainText } from '@/domain/content/plain-text'
import { parseRichText } from '@/domain/content/rich-text'
import { type Language, languages, mainLanguage } from '@/domain/language'
import { readFacts, readLabels } from '@/domain/listing/facts/read-facts'
import { deals, listingStatuses } from '@/domain/listing/listing'
import { givenKinds } from '@/domain/listing/home-kind'
import type { CheckedListing } from '@/domain/listing/publication-gap'

export interface CheckedHome extends CheckedListing {
  id: number
  /** Of the check: certificates expire by themselves. */
  today: string
}

const columns = sql`l.id, l.kind, l.deal, l.status, l.country, l.zip,
  l.is_address_published and l.street is not null and l.house_number is not null as "isAddressShown",
  jsonb_build_object('cents', coalesce(l.given_price_cents, (l.annuity ->> 'bouquetCents')::bigint,
    (l.annuity ->> 'rentCents')::bigint), 'isPublished', l.is_price_published) as price,
  l.construction_year as "constructionYear",
  jsonb_build_object('kwhPerSquareMetre', l.energy_kwh, 'labelText', l.energy_label) as energy,
  d.facts, jsonb_array_length(d.pictures) as pictures, t.labels, t.description,
  (select jsonb_agg(jsonb_build_object('language', added._locale, 'text', added.text,
      'forSearch', concat_ws(' ', added.meta_title, added.meta_description)))
    from ${payloadTables.listing_notes} note
    join ${payloadTables.listing_notes_locales} added on added._parent_id = note.id
    where note.record_id = l.id and note.deleted_at is null) as notes,
  ${brusselsDate(sql`now()`)}::text as today`

const homeRow = {
  id: int,
  kind: oneOf(givenKinds),
  deal: oneOf(deals),
  status: oneOf(listingStatuses),
  country: text,
  zip: text,
  isAddressShown: bool,
  price: jsonObject({ cents: nullable(int), isPublished: bool }),
  constructionYear: nullable(int),
  energy: jsonObject({ kwhPerSquareMetre: nullable(int), labelText: nullable(text) }),
  facts: stored<unknown>(),
  pictures: int,
  labels: stored<unknown>(),
  description: text,
  today: text,
  texts: jsonBySomeKeys(languages, text),
  notes: nullable(jsonList({ language: oneOf(languages), text: stored<unknown>(), forSearch: text })),
}

/** Homes on the site and hidden ones, by their number; `where` speaks of a row `l` of listing.listing. */
export async function checkedHomes(
  db: Reads,
  { where, limit }: { where: SQL; limit: number },
): Promise<CheckedHome[]> {
  const found = await rows(
    db,
    homeRow,
    sql`
      (select ${columns},
         (select jsonb_object_agg(language, title || ' ' || description) from listing.listing_text
          where listing_id = l.id) as texts
       from listing.listing l
       join listing.listing_detail d on d.listing_id = l.id
       join listing.listing_text t on t.listing_id = l.id and t.language = ${mainLanguage}
       where ${where} order by l.id limit ${limit})
      union all
      (select ${columns},
         (select jsonb_object_agg(text ->> 'language', concat_ws(' ', text ->> 'title', text ->> 'description'))
          from jsonb_array_elements(h.texts) text) as texts
       from listing.hidden h
       cross join jsonb_populate_record(null::listing.listing, h.listing) l
       cross join jsonb_populate_record(null::listing.listing_detail, h.detail) d
       join jsonb_populate_recordset(null::listing.listing_text, h.texts) t on t.language = ${mainLanguage}
       where ${where} order by l.id limit ${limit})
      order by id limit ${limit}
    `,
  )
  return found.map(({ notes, ...home }) => ({
    ...home,
    facts: readFacts(home.facts),
    labels: readLabels(home.labels),
    texts: withNotes(home.texts, notes ?? []),
  }))
}

interface NoteWords {
  language: Language
  text: unknown
  forSearch: string
}

/** What editors add to a home is part of its advertisement. */
function withNotes(texts: CheckedListing['texts'], notes: readonly NoteWords[]): CheckedListing['texts'] {
  const added = notes.map(({ language, text: written, forSearch }) => [
    language,
    [texts[language], plainText(parseRichText(written)), forSearch].filter(Boolean).join(' '),
  ])
  return { ...texts, ...(Object.fromEntries(added) as CheckedListing['texts']) }
}
