import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, stored } from '@/database/row'
import type { Picture } from '@/domain/listing/listing'
import { type PictureHosts, pictureUrl, pictureWidths } from '@/domain/media/picture-url'

import type { CardPictures } from './card-pictures'
import { isOpen } from '../search/search-conditions.sql'

/** More than this is looked at on the home's own page. */
const mostPictures = 8

export async function findCardPictures(
  db: Reads,
  { ids, hosts }: { ids: number[]; hosts: PictureHosts },
): Promise<CardPictures[]> {
  const found = await rows(
    db,
    { id: int, pictures: stored<Picture[]>() },
    sql`select l.id, d.pictures from listing.public_listing l
        join listing.public_listing_detail d on d.listing_id = l.id
        where l.id = any(${sql.param(ids)}::int[]) and ${isOpen} order by l.id`,
  )
  return found.map(({ id, pictures }) => {
    const photos = pictures.filter(({ kind }) => !kind).slice(1, mostPictures)
    return [id, ...photos.map(({ url }) => pictureUrl(url, pictureWidths.mobile, hosts))]
  })
}
