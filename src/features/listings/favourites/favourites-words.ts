import type { Locale } from '@/i18n/locales'
import { messages, translator } from '@/i18n/messages'

import { type ShareWords, shareWords } from '../share/share-words'

/** The texts of a list of kept homes. */
export interface FavouritesWords {
  results: string
  /** "Bewaar als favoriet: {home}" */
  keep: string
  keepAll: string
  choose: string
  compare: string
  compareHelp: string
  goneTitle: string
  goneText: string
  remove: string
  removeAll: string
  share: ShareWords
}

export function favouritesWords(locale: Locale): FavouritesWords {
  const t = translator(locale)
  return {
    results: t('favourites.results'),
    keep: messages[locale].favourites.keep,
    keepAll: t('favourites.keep_all'),
    choose: t('favourites.choose'),
    compare: t('favourites.compare'),
    compareHelp: t('favourites.compare_help'),
    goneTitle: t('favourites.gone_title'),
    goneText: t('favourites.gone_text'),
    remove: t('favourites.remove'),
    removeAll: t('favourites.remove_all'),
    share: shareWords(t, t('favourites.share_label')),
  }
}
