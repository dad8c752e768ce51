import { sql } from 'drizzle-orm'
import sharp from 'sharp'

import type { Queryable } from '@/database/query'

const mostPixels = 60_000_000
const side = 1600

/**
 * The picture alone, without where and when it was taken; `null` for what is none, whatever it calls itself. Nothing
 * of the file itself is kept.
 */
export async function cleanPicture(file: Blob): Promise<Buffer | null> {
  try {
    return await sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: mostPixels })
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
