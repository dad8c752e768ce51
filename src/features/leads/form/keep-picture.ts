import { sql } from 'drizzle-orm'
import sharp from 'sharp'

import type { Queryable } from '@/database/query'
import { isNamedAs, isTooLarge, mostPixels } from '@/domain/media/picture-file'

const side = 1600
const formats = ['jpeg', 'png', 'webp'] as const

/**
 * The picture alone, in the colours of screens, without where and when it was taken; `null` for what is none, is not what
 * its name says, or is too large. Nothing of the file itself is kept.
 */
export async function cleanPicture(file: Blob): Promise<Buffer | null> {
  try {
    const picture = sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: mostPixels })
    const head = await picture.metadata()
    const format = formats.find((known) => known === head.format)
    if (!format || isTooLarge(head)) return null
    const name = file instanceof File ? file.name : ''
    // Some cameras give no ending; one that is given is true.
    if (name.includes('.') && !isNamedAs(format, name)) return null
    return await picture
      .rotate()
      .toColourspace('srgb')
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
