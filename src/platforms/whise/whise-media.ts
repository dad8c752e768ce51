import { z } from 'zod'

import { knownDocument } from '@/domain/listing/document-topic'
import type { Picture } from '@/domain/listing/listing'
import { pictureKindOf } from '@/domain/media/picture-kind'

import { optionalNumber, requiredNumber, text } from '../loose-values'
import type { PlatformDocument } from '../platform-offer'

const pictureSchema = z.object({
  order: optionalNumber,
  orientation: text,
  urlSmall: text,
  urlLarge: text,
  urlXXL: text,
})

/** About 1600 pixels on the longer side; how large exactly is not said. */
export function picturesOf(pictures: readonly unknown[] | null | undefined): Picture[] {
  return (pictures ?? [])
    .flatMap((picture) => pictureSchema.safeParse(picture).data ?? [])
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .flatMap(({ orientation, urlXXL, urlLarge, urlSmall }) => {
      const url = urlXXL || urlLarge || urlSmall
      if (!url) return []
      const isUpright = orientation.toLowerCase() === 'portrait'
      const size = isUpright ? { width: 1067, height: 1600 } : { width: 1600, height: 1067 }
      const isPlan = pictureKindOf(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '') === 'plan'
      return [{ url, ...size, ...(isPlan && { kind: 'plan' as const }) }]
    })
}

const documentSchema = z.object({
  id: requiredNumber,
  description: text,
  name: text,
  url: text.pipe(z.url({ protocol: /^https?$/ })),
})

/** Which of them visitors may see is not said. Until the agency says that all of them may, they are on request. */
export function documentsOf(
  documents: readonly unknown[] | null | undefined,
  isPublished = false,
): PlatformDocument[] {
  return (documents ?? []).flatMap((document) => {
    const parsed = documentSchema.safeParse(document)
    if (!parsed.success) return []
    const { id, description, name, url } = parsed.data
    const words = description || name
    const topic = knownDocument(words)?.topic
    return [{ id: String(id), name: words || String(id), ...(topic && { topic }), url, isPublished }]
  })
}
