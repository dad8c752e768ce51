import { sql } from 'drizzle-orm'
import sharp from 'sharp'

import type { Queryable } from '@/database/query'

/** More than a telephone takes; its header says so before a point of it is read. */
const mostPixels = 30_000_000
const side = 1600
const formats = new Set<string | undefined>(['jpeg', 'png', 'webp'])

/**
 * The picture alone, without where and when it was taken; `null` for what is none, whatever it calls itself. Nothing
 * of the file itself is kept.
 */
export async function cleanPicture(file: Blob): Promise<Buffer | null> {
  try {
    const picture = sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: mostPixels })
    const { width, height, format } = await picture.metadata()
    if (width * height > mostPixels || !formats.has(format)) return null
    return await picture
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return null
  }
}

/** Kept beside the lead, and gone with it: on the site it stands only once an editor has put it there. */
export async function keepPicture(
  db: Queryable,
  { leadId, picture }: { leadId: string; picture: Buffer },
): Promise<void> {
  await db.execute(
    sql`insert into lead.picture (lead_id, webp) values (${leadId}::uuid, ${picture}) on conflict (lead_id) do nothing`,
  )
}
