import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, jsonByKey, moment, nullable, oneOf, type RowOf, text } from '@/database/row'
import { languages, perLanguage } from '@/domain/language'
import { deals } from '@/domain/listing/listing'
import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { listingFolder } from '@/i18n/paths/listing-paths'

import { isOpenHome } from './sitemap-conditions.sql'
import type { Stretch } from './stretch'
import type { SitemapUrl } from './sitemap-xml'

const homeRow = {
  id: int,
  deal: oneOf(deals),
  city: text,
  changedAt: moment,
  coverUrl: nullable(text),
  typeNames: jsonByKey(languages, text),
}

type HomeRow = RowOf<typeof homeRow>

const step = 1000

/** By the number of the last home, not by counting: each step costs the same, however many homes came before. */
export async function* readHomes(
  db: Reads,
  { locale, skip, limit, hosts }: Stretch,
): AsyncGenerator<SitemapUrl[]> {
  const folderOf = rememberedFolders()
  let after = await idBefore(db, skip)
  for (let left = limit; left > 0 && after !== null;) {
    const homes = await listHomes(db, { after, limit: Math.min(step, left) })
    if (homes.length > 0) {
      yield homes.map(({ id, deal, city, changedAt, coverUrl, typeNames }) => {
        const alternates = perLanguage(
          (language) => `${folderOf(language, { deal, city, typeName: typeNames[language] })}${id}/`,
        )
        const image = coverUrl && pictureUrl(coverUrl, pictureWidths.tablet, hosts)
        return { path: alternates[locale], alternates, changedAt, image }
      })
    }
    after = homes.at(-1)?.id ?? null
    left -= step
  }
}

/** Making the words of an address costs more than all else; there are a few thousand of them. */
function rememberedFolders(): typeof listingFolder {
  const folders = new Map<string, string>()
  return (language, place) => {
    const key = `${language}|${place.deal}|${place.city}|${place.typeName}`
    let folder = folders.get(key)
    if (folder === undefined) folders.set(key, (folder = listingFolder(language, place)))
    return folder
  }
}

/** The last home of the files before; 0 at the first, `null` when there are not so many. */
async function idBefore(db: Reads, skip: number): Promise<number | null> {
  if (skip === 0) return 0
  const [found] = await rows(
    db,
    { id: int },
    sql`select id from listing.public_listing where ${isOpenHome} order by id offset ${skip - 1} limit 1`,
  )
  return found?.id ?? null
}

function listHomes(db: Reads, { after, limit }: { after: number; limit: number }): Promise<HomeRow[]> {
  return rows(
    db,
    homeRow,
    sql`
      select l.id, l.deal, l.city, l.changed_at as "changedAt", l.cover_url as "coverUrl",
        (select jsonb_object_agg(language, type_name) from listing.public_listing_text where listing_id = l.id) as "typeNames"
      from (
        select * from listing.public_listing where ${isOpenHome} and id > ${after} order by id limit ${limit}
      ) l
      order by l.id`,
  )
}
