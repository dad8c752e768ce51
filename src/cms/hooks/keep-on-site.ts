import { APIError, type GlobalBeforeOperationHook } from 'payload'

import { knownLocale } from '@/i18n/locales'

import { words } from '../words'
import type { Values } from './rows-in'

const refusal = words({
  nl: 'Dit hoort bij elke pagina en blijft op de site. Maak de velden leeg om niets te tonen.',
  fr: 'Ceci fait partie de chaque page et reste sur le site. Videz les champs pour ne rien afficher.',
  en: 'This belongs to every page and stays on the site. Empty the fields to show nothing.',
  de: 'Dies gehört zu jeder Seite und bleibt auf der Website. Leeren Sie die Felder, um nichts anzuzeigen.',
})

/** Settings with drafts are always on the site. Who saves no draft publishes, whether they say so or not. */
export const keepOnSite: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  const { data, draft } = args as { data?: Values; draft?: boolean }
  if (operation !== 'update' || draft || !data) return args as unknown
  if (data._status === 'draft') {
    const { language } = req.i18n
    throw new APIError(refusal[knownLocale(language)], 409, null, true)
  }
  return { ...args, data: { ...data, _status: 'published' } } as unknown
}
