import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, moment, nullable, oneOf, type RowOf, text } from '@/database/row'
import { languages, perLanguage, type PerLanguage } from '@/domain/language'
import { deals } from '@/domain/listing/listing'
import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { listPath, townOfListing, typeOfListing } from '@/i18n/paths/listing-paths'

import { isOpenHome } from './sitemap-conditions.sql'
import type { Stretch } from './stretch'
import type { SitemapUrl } from './sitemap-xml'

const homeRow = {
  id: int,
  deal: oneOf(deals),
  city: text,
  changedAt: moment,
  coverUrl: nullable(text),
  /** In all languages, each behind its two letters: as one text, because few homes have one of their own. */
  typeNames: text,
}

type HomeRow = RowOf<typeof homeRow>

const step = 1000

/** By the number of the last home, not by counting: each step costs the same, however many homes came before. */
export async function* readHomes(
  db: Reads,
  { locale, skip, limit, hosts }: Stretch,
): AsyncGenerator<SitemapUrl[]> {
  const pathsOf = homePaths()
  let after = await idBefore(db, skip)
  for (let left = limit; left > 0 && after !== null;) {
    const homes = await listHomes(db, { after, limit: Math.min(step, left) })
    if (homes.length > 0) {
      yield homes.map((home) => {
        const alternates = pathsOf(home)
        const image = home.coverUrl && pictureUrl(home.coverUrl, pictureWidths.tablet, hosts)
        return { path: alternates[locale], alternates, changedAt: home.changedAt, image, isPlain: true }
      })
    }
    after = homes.at(-1)?.id ?? null
    left -= step
  }
}

/** Making the words of an address costs more than all else; a country has some thousand towns and a few types. */
function homePaths(): (home: HomeRow) => PerLanguage<string> {
  const townOf = remembered(townOfListing)
  const typesOf = remembered((names) => {
    const inLanguages = names.split(separator).map((name) => [name.slice(0, 2), name.slice(2)])
    const named = Object.fromEntries(inLanguages) as PerLanguage<string>
    return perLanguage((language) => typeOfListing(named[language]))
  })
  const lists = {
    sale: perLanguage((language) => listPath(language, 'sale')),
    rent: perLanguage((language) => listPath(language, 'rent')),
  }
  return ({ id, deal, city, typeNames }) => {
    const town = townOf(city)
    const types = typesOf(typeNames)
    const paths = { ...lists[deal] }
    for (const language of languages) paths[language] += `${town}/${types[language]}/${id}/`
    return paths
  }
}

function remembered<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    let known = made.get(text)
    if (known === undefined) made.set(text, (known = make(text)))
    return known
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

/** No name of a type has it. */
const separator = '\u001f'

/** The names as an array: to make JSON of them for each home took as long as all the rest. */
function listHomes(db: Reads, { after, limit }: { after: number; limit: number }): Promise<HomeRow[]> {
  return rows(
    db,
    homeRow,
    sql`
      select l.id, l.deal, l.city, l.changed_at as "changedAt", l.cover_url as "coverUrl",
        array_to_string(array(
          select language || type_name from listing.public_listing_text where listing_id = l.id
        ), ${separator}) as "typeNames"
      from (
        select * from listing.public_listing where ${isOpenHome} and id > ${after} order by id limit ${limit}
      ) l
      order by l.id`,
  )
}
