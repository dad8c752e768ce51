import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, nullable, oneOf, text } from '@/database/row'
import { deals } from '@/domain/listing/listing'

import { listingTag, placeTags } from '../listing-tags'
import { noteEvents } from './note-events'

const changedRow = {
  id: int,
  deal: oneOf(deals),
  zip: text,
  cityKey: text,
  municipalityKey: nullable(text),
  provinceKey: nullable(text),
}

/**
 * Shows and hides prices and towns as the published settings say, which may have changed; answers the tags of the pages
 * that showed them or counted with them.
 */
export async function updateShownHomes(tx: Queryable): Promise<string[]> {
  const changed = await rows(
    tx,
    changedRow,
    // A trigger makes what is shown of each row that is written.
    sql`update listing.listing set given_price_cents = given_price_cents
        where marquee_id is not null
            and is_price_shown <> listing.shows_price(is_price_published, status, marquee_id)
          or not is_address_published and is_town_shown = (select listing.hides_towns())
        returning id, deal, zip, city_key as "cityKey", municipality_key as "municipalityKey",
          province_key as "provinceKey"`,
  )
  await noteEvents(
    tx,
    changed.map(({ id }) => id),
  )
  // A count of none would still say that somewhere there was one.
  for (const tally of ['place_tally', 'price_tally'])
    await tx.execute(
      sql`delete from listing.${sql.raw(tally)} where available = 0 and under_option = 0 and closed = 0`,
    )
  const tags = changed.flatMap(({ id, municipalityKey, provinceKey, ...place }) => [
    listingTag(id),
    ...placeTags({ ...place, regionKeys: [municipalityKey, provinceKey] }),
  ])
  return [...new Set(tags)]
}
