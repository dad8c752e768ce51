import { z } from 'zod'

import { knownDocument } from '@/domain/listing/document-topic'
import type { Picture } from '@/domain/listing/listing'
import { pictureKindOf } from '@/domain/media/picture-kind'

import { optionalNumber, text } from '../loose-values'
import type { ExpiringUrls, PlatformDocument } from '../platform-offer'

const fileSchema = z.object({
  id: text,
  filename: text,
  description: text,
  url: text.pipe(z.url({ protocol: /^https?$/ })),
  ordinal: optionalNumber,
})
type File = z.infer<typeof fileSchema>

function filesOf(given: readonly unknown[] | null | undefined): File[] {
  return (given ?? [])
    .flatMap((file) => fileSchema.safeParse(file).data ?? [])
    .toSorted((a, b) => (a.ordinal ?? 0) - (b.ordinal ?? 0))
}

/** A link is signed anew each time: what follows the question mark ends, and would make every answer another one. */
function lastingUrl(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

/** Where each file lies until its link ends. */
export function expiringUrlsOf(...lists: (readonly unknown[] | null | undefined)[]): ExpiringUrls {
  return Object.fromEntries(lists.flatMap(filesOf).map(({ url }) => [lastingUrl(url), url]))
}

/** How large they are is not said. Plans stand in a list of their own, after the photographs here. */
const usualSize = { width: 1600, height: 1067 }

export function picturesOf(
  images: readonly unknown[] | null | undefined,
  plans: readonly unknown[] | null | undefined,
): Picture[] {
  const drawn = filesOf(plans).filter(({ filename }) => /\.(jpe?g|png|webp)$/i.test(filename))
  return [
    ...filesOf(images).map(({ filename, url }) => ({ filename, url, isPlan: false })),
    ...drawn.map(({ filename, url }) => ({ filename, url, isPlan: true })),
  ].map(({ filename, url, isPlan }) => ({
    url: lastingUrl(url),
    ...usualSize,
    ...((isPlan || pictureKindOf(filename) === 'plan') && { kind: 'plan' as const }),
  }))
}

/** Which of them visitors may see is not said. Until the agency says that all of them may, they are on request. */
export function documentsOf(
  documents: readonly unknown[] | null | undefined,
  isPublished = false,
): PlatformDocument[] {
  return filesOf(documents).map(({ id, filename, description, url }) => {
    const words = description || filename.replace(/\.\w+$/, '')
    const topic = knownDocument(words)?.topic
    return { id: id || filename, name: words, ...(topic && { topic }), url: lastingUrl(url), isPublished }
  })
}
