import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

import { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

const refusal = words({
  nl: 'Een sectie kan geen andere sectie bevatten.',
  fr: 'Une section ne peut pas en contenir une autre.',
  en: 'A section cannot hold another section.',
  de: 'Ein Abschnitt kann keinen anderen Abschnitt enthalten.',
})

/** A section within a section could hold itself. The form offers none; who writes through the API is told. */
export const refuseNesting: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  const { modules } = (data ?? {}) as { modules?: unknown }
  const isNested =
    Array.isArray(modules) &&
    modules.some((module: { blockType?: unknown }) => module.blockType === 'section')
  if (!isNested) return data as unknown
  const message = refusal[knownLocale(req.i18n.language)]
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'modules', message }], req },
    req.t,
  )
}
