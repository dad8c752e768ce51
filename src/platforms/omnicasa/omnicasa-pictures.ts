import { z } from 'zod'

import type { Picture } from '@/domain/listing/listing'
import { pictureKindOf } from '@/domain/media/picture-kind'

import { positiveInteger, text } from '../loose-values'

const pictureSchema = z.object({ Url: text, Name: text, Width: positiveInteger, Height: positiveInteger })

/** The same on properties and projects. */
export const pictureFields = {
  SmallPictureItem: pictureSchema.nullish(),
  XLargePictureItem: pictureSchema.nullish(),
  XLargePictureItems: z.array(pictureSchema).nullish(),
}

type WithPictures = z.infer<z.ZodObject<typeof pictureFields>>

/** A home whose only picture is the small one shows that one. */
export function picturesOf({
  XLargePictureItems,
  XLargePictureItem,
  SmallPictureItem,
}: WithPictures): Picture[] {
  const large = XLargePictureItems?.length ? XLargePictureItems : [XLargePictureItem]
  const items = large.some((item) => item?.Url) ? large : [SmallPictureItem]
  return items.flatMap((item) => {
    if (!item?.Url) return []
    const picture = { url: item.Url, width: item.Width ?? 1920, height: item.Height ?? 1280 }
    return pictureKindOf(item.Name) === 'plan' ? [{ ...picture, kind: 'plan' as const }] : [picture]
  })
}
