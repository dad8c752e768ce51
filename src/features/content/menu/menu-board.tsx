import type { AdminViewServerProps } from 'payload'

import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { languageNames } from '@/cms/language-names'
import { database } from '@/database/connection'
import { type Language, mainLanguage } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { usedLanguages } from '../paths/leads-somewhere'
import { publishedSource } from '../read/published-source'
import './menu.css'
import { MenuEditor } from './menu-editor'
import { arrangeMenuPath, menuPath } from './menu-paths'
import { menuText, type MenuWords } from './menu-words'
import { readMenu } from './read-menu'

/** The whole menu on one screen: arranged as a draft, published at once. */
export async function MenuBoard(view: AdminViewServerProps) {
  guardBoard(view, menuPath, ['admin', 'editor'])
  const { payload, i18n } = view.initPageResult.req
  const language = knownLocale(i18n.language)
  const db = database()
  const used = await usedLanguages(db)
  const shown =
    used.find((code) => code === boardParameter(view, 'language')) ??
    used.find((code) => code === mainLanguage) ??
    used[0] ??
    mainLanguage
  const header = await publishedSource({ db, locale: shown }).findSingle('header')
  return (
    <Board view={view} title={menuText.title[language]}>
      <p className="board-lead">{menuText.lead[language]}</p>
      <LanguageTabs used={used} shown={shown} language={language} />
      <MenuEditor
        key={shown}
        initial={await readMenu(payload, db, shown)}
        shown={shown}
        menuMaximum={header?.menuMaximum ?? 0}
        address={`${payload.config.routes.api}${arrangeMenuPath}`}
        words={wordsIn(language)}
        language={language}
      />
    </Board>
  )
}

function LanguageTabs({
  used,
  shown,
  language,
}: {
  used: readonly Language[]
  shown: Language
  language: Language
}) {
  if (used.length < 2) return null
  return (
    <nav className="menu-tabs" aria-label={menuText.languages[language]}>
      <ul>
        {used.map((code) => (
          <li key={code}>
            <a href={`?language=${code}`} aria-current={code === shown ? 'page' : undefined}>
              {languageNames[code][language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function wordsIn(language: Language): MenuWords {
  const entries = Object.entries(menuText).map(([name, text]) => [name, text[language]])
  return Object.fromEntries(entries) as MenuWords
}
