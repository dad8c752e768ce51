import { z } from 'zod'

import type { Locale } from '@/i18n/locales'

export interface TypedText {
  text: string
  language: Locale
}

/** What a visitor typed in one field: tidy, and not longer than any name. */
export const typedTextSchema = z
  .string()
  .catch('')
  .transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
      .slice(0, 80)
      .trim(),
  )
