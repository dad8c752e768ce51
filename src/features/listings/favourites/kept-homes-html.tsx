import { renderToStaticMarkup } from 'react-dom/server'

import type { Locale } from '@/i18n/locales'
import { comparePath } from '@/i18n/paths/system-paths'

import { favouritesWords } from './favourites-words'
import type { KeptHome } from './kept-home'
import { KeptList } from './kept-list'

/** The homes a browser keeps, for its own page, which inserts them as they are. */
export function keptHomesHtml(homes: KeptHome[], locale: Locale): string {
  return renderToStaticMarkup(
    <KeptList homes={homes} words={favouritesWords(locale)} comparePath={comparePath(locale)} isOwn />,
  )
}
