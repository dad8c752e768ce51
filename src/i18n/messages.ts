import { createTranslator } from 'next-intl'

import type { PerLanguage } from '@/domain/language'

import de from '../../messages/de.json'
import en from '../../messages/en.json'
import fr from '../../messages/fr.json'
import nl from '../../messages/nl.json'
import { intlLocale, type Locale } from './locales'

/** Dutch sets the keys; a language that lacks one does not compile. */
export type Messages = typeof nl

export const messages: PerLanguage<Messages> = { nl, fr, en, de }

const translators = {
  nl: createMessagesTranslator('nl'),
  fr: createMessagesTranslator('fr'),
  en: createMessagesTranslator('en'),
  de: createMessagesTranslator('de'),
} satisfies PerLanguage<unknown>

export type Translate = ReturnType<typeof createMessagesTranslator>

/** Interface texts outside React too: `translator('nl')('common.yes')`. */
export function translator(locale: Locale): Translate {
  return translators[locale]
}

function createMessagesTranslator(locale: Locale) {
  return createTranslator<Messages>({
    locale: intlLocale[locale],
    messages: messages[locale],
    timeZone: 'Europe/Brussels',
  })
}
