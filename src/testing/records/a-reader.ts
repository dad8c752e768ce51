import type { TypedUser } from 'payload'

import type { Language } from '@/domain/language'
import { draftReader } from '@/features/content/preview/draft-reader'
import type { ContentReader } from '@/features/content/read/content-reader'
import { visitorReader } from '@/features/content/read/published-source'

import type { TestPayload } from './a-payload'

/** As a visitor reads, or as an editor does who looks at a preview. */
export function aReader(
  { db, payload }: TestPayload,
  locale: Language = 'nl',
  editor: TypedUser | null = null,
): ContentReader {
  const reader = visitorReader({ db, locale })
  return editor ? draftReader(reader, { payload, editor }) : reader
}
