import { z } from 'zod'

import { dialogVersion } from '@/domain/consent/purposes'
import { type TagKind, tagKinds } from '@/domain/consent/tags'
import type { Language } from '@/domain/language'

const said = z.enum(['true', 'false']).transform((value) => value === 'true')

const schema = z.object({
  id: z.uuid(),
  version: z.coerce.number().int().min(1).max(dialogVersion),
  tags: z
    .string()
    .transform((list) => list.split(' ').filter(Boolean))
    .pipe(z.array(z.enum(tagKinds)).max(tagKinds.length)),
  analytical: said,
  marketing: said,
  social: said,
  unclassified: said,
})

/** What we can show of an answer: which words were read, and what was chosen. Nothing of it tells who it was. */
export type ConsentProof = z.infer<typeof schema> & { language: Language; tags: TagKind[] }

/** `null` for what no dialog of ours sends. */
export function parseProof(posted: FormData, language: Language): ConsentProof | null {
  const { data } = schema.safeParse(Object.fromEntries(posted))
  return data ? { ...data, language } : null
}
