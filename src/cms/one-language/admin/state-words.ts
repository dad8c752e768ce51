import { words } from '../../words'
import type { LanguageState } from '../language-states'

export const stateWords: Record<LanguageState | 'hidden', ReturnType<typeof words>> = {
  published: words({ nl: 'gepubliceerd', fr: 'publié', en: 'published', de: 'veröffentlicht' }),
  changed: words({ nl: 'gewijzigd', fr: 'modifié', en: 'changed', de: 'geändert' }),
  draft: words({ nl: 'concept', fr: 'brouillon', en: 'draft', de: 'Entwurf' }),
  /** An editor switched it off in that language. */
  hidden: words({ nl: 'verborgen', fr: 'masqué', en: 'hidden', de: 'ausgeblendet' }),
}

export const inTrash = words({
  nl: 'niet op de site',
  fr: 'pas sur le site',
  en: 'not on the site',
  de: 'nicht auf der Website',
})
