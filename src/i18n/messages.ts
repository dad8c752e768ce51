import { createTranslator } from 'use-intl/core'

import {
  fallbackOf,
  type FullLanguage,
  type Language,
  perLanguage,
  type PerLanguage,
} from '@/domain/language'
import { timeZone } from '@/domain/time-zone'

import { messageFiles } from '../../messages/all'
import { completed, type Part } from './completed'
import { intlLocale, type Locale } from './locales'
import { messageTemplate, type TemplateValues } from './message-template'

/** Dutch sets the keys; a full language that lacks one does not compile. */
export type Messages = (typeof messageFiles)['nl']

const files: Record<FullLanguage, Messages> & Partial<Record<Language, Part<Messages>>> = messageFiles

export const messages: PerLanguage<Messages> = perLanguage((language) =>
  completed<Messages>(files[language] ?? {}, files[fallbackOf(language)]),
)

const translators = perLanguage(createMessagesTranslator)

export type Translate = ReturnType<typeof createMessagesTranslator>

/** Interface texts outside React too: `translator('nl')('common.yes')`. */
export function translator(locale: Locale): Translate {
  return translators[locale]
}

function createMessagesTranslator(locale: Locale) {
  const whole = createTranslator<Messages>({
    locale: intlLocale[locale],
    messages: messages[locale],
    timeZone,
  })
  // eslint-disable-next-line no-restricted-syntax -- its own type knows the arguments of each key; here any key comes with any
  const translate = whole as unknown as FillMessage
  const prepared = new Map<string, FillMessage>()
  // A page has hundreds of texts, nearly all of them plain: those are prepared once.
  const quick: FillMessage = (key, values) => {
    let fill = prepared.get(key)
    if (!fill) prepared.set(key, (fill = prepare(key)))
    return fill(key, values)
  }
  function prepare(key: string): FillMessage {
    const text = textOf(messages[locale], key)
    const template = text === null ? null : messageTemplate(text, intlLocale[locale])
    return template ? (_, values) => template(values) : translate
  }
  // eslint-disable-next-line no-restricted-syntax -- to callers it is what it stands in for
  return Object.assign(quick as unknown as typeof whole, { rich: whole.rich, has: whole.has })
}

type FillMessage = (key: string, values?: TemplateValues) => string

function textOf(tree: unknown, key: string): string | null {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], tree)
  return typeof found === 'string' ? found : null
}
