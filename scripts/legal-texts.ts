import { readFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'

import { database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'
import { languages } from '@/domain/language'
import type { LegalFact } from '@/domain/legal/legal-fact'
import { deals } from '@/domain/listing/listing'
import { findListing } from '@/features/listings/page/find-listing'
import { requiredTexts } from '@/features/listings/legal/required-texts'
import { listingPath } from '@/i18n/paths/listing-paths'

/**
 * Prints, for one home of each region and deal in the demo, in each language: its path, and every text that the law
 * wants to read on its page.
 */
const legalFacts = readJson('legal-facts.json') as LegalFact[]
const { agency } = readJson('shell.json') as { agency: Parameters<typeof requiredTexts>[1]['agency'] }

const regions = {
  Flanders: sql`country = 'BE' and zip between '8000' and '9999'`,
  Brussels: sql`country = 'BE' and zip between '1000' and '1299'`,
  Wallonia: sql`country = 'BE' and zip between '4000' and '7999'`,
  Luxembourg: sql`country = 'LU'`,
}

const db = database()
const ads = []
for (const [region, where] of Object.entries(regions))
  for (const deal of deals) {
    // The one with the richest file: it has the most rows to show.
    const [home] = await rows(
      db,
      { id: int },
      sql`select id from listing.listing l join listing.listing_detail d on d.listing_id = l.id
          where ${where} and deal = ${deal} and status = 'available' and kind in ('house', 'apartment') and is_price_published
          order by (select count(*) from jsonb_object_keys(d.facts)) desc, id limit 1`,
    )
    for (const locale of languages) {
      const listing = home ? await findListing(db, { id: home.id, language: locale }) : null
      if (!listing) throw new Error(`No home ${deal} in ${region}`)
      const settings = { ignoredMarquees: [], hideCity: false }
      const asked = requiredTexts(listing, { locale, settings, agency, legalFacts, today: new Date() })
      ads.push({ region, deal, locale, path: listingPath(locale, listing), asked })
    }
  }
console.log(JSON.stringify(ads))
await db.$client.end()

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(`demo/content/${file}`, 'utf8'))
}
