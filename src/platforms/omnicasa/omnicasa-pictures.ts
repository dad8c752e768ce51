import { z } from 'zod'

import type { Picture } from '@/domain/listing/listing'
import { pictureKindOf } from '@/domain/media/picture-kind'

import { positiveInteger, text } from './omnicasa-values'

const pictureSchema = z.object({ Url: text, Name: text, Width: positiveInteger, Height: positiveInteger })

/** The same on properties and projects. */
export const pictureFields = {
  XLargePictureItem: pictureSchema.nullish(),
  XLargePictureItems: z.array(pictureSchema).nullish(),
}

type WithPictures = z.infer<z.ZodObject<typeof pictureFields>>

export function picturesOf({ XLargePictureItems, XLargePictureItem }: WithPictures): Picture[] {
  const items = XLargePictureItems?.length ? XLargePictureItems : [XLargePictureItem]
  return items.flatMap((item) => {
    if (!item?.Url) return []
    const picture = { url: item.Url, width: item.Width ?? 1920, height: item.Height ?? 1280 }
    return pictureKindOf(item.Name) === 'plan' ? [{ ...picture, kind: 'plan' as const }] : [picture]
  })
}
