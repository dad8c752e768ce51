import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

import { knownLocale } from '@/i18n/locales'

import { whenText } from '../admin/when-text'
import { words } from '../words'

const refusal = words({
  nl: 'Dit verschijnt op {when}. Maak de datum leeg om het nu te publiceren.',
  fr: 'Ceci paraîtra le {when}. Videz la date pour publier maintenant.',
  en: 'This appears on {when}. Empty the date to publish it now.',
  de: 'Dies erscheint am {when}. Leeren Sie das Datum, um jetzt zu veröffentlichen.',
})

/** Whichever way somebody publishes: what has a date that is still to come waits for it. */
export const keepEmbargo: CollectionBeforeChangeHook = ({ data, collection, req }) => {
  const { publishAt, _status } = data as { publishAt?: string | null; _status?: string }
  if (_status !== 'published' || !publishAt || new Date(publishAt) <= new Date()) return data
  const language = knownLocale(req.i18n.language)
  const message = refusal[language].replace('{when}', whenText(publishAt, language))
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [{ path: 'publishAt', message }],
      req,
    },
    req.t,
  )
}
