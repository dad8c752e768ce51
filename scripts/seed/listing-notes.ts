import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { int } from '@/database/row'

import { readJson, type Words } from './read-content'
import type { StoredText } from './rich-text'
import type { Seeding } from './seeding'
import { writeInAllLanguages } from './upsert'

const featuredHomes = 4

/** Puts the newest homes in the front window, once: which ones stand there later is for editors. */
export async function seedListingNotes(
  seeding: Seeding,
  toRichText: (markdown: string) => StoredText,
): Promise<void> {
  const { payload, request, count } = seeding
  const { totalDocs } = await payload.count({ collection: 'listing-notes', req: request() })
  for (let kept = 0; kept < totalDocs; kept += 1) count('listing-notes', 'kept')
  if (totalDocs > 0) return
  const texts = readJson<Words[]>('listing-notes.json')
  const homes = await rows(
    await seeding.database(),
    { id: int },
    sql`
      select id from listing.listing
      where deal = 'sale' and status = 'available' and kind in ('house', 'apartment') and cover_url is not null
      order by created_at desc, id desc limit ${featuredHomes}
    `,
  )
  for (const [index, { id: recordId }] of homes.entries()) {
    const text = texts[index]
    await writeInAllLanguages(seeding, {
      collection: 'listing-notes',
      id: null,
      dataIn: (language) => ({
        recordId,
        isFeatured: true,
        ...(text && { text: toRichText(text[language]) }),
      }),
    })
    count('listing-notes', 'added')
  }
}
