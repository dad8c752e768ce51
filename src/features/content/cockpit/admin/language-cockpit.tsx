import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { languageNames } from '@/cms/language-names'
import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { BoardSearch, valueLinks } from '@/cms/admin/board-filters'
import { BoardFilter, BoardPages } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import { type Language, languages, mainLanguage } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { cockpitPath, filterHref, filtersFrom } from '../cockpit-paths'
import { languageStates } from '../language-states'
import { languagesOf } from '../languages-of'
import { type CockpitFilters, listLanguageStates } from '../list-language-states'
import { kinds } from '../translated-kinds'
import { cockpitText as text, stateWords } from './cockpit-words'
import { kindName } from './kind-names'
import { StateTable } from './state-table'
import { TotalsTable } from './totals-table'
import './cockpit.css'

/** Everything with words against every language: what is missing, waiting, out of date, and one click to it. */
export async function LanguageCockpit(view: AdminViewServerProps) {
  guardBoard(view, cockpitPath)
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const filters = filtersFrom((name) => boardParameter(view, name))
  const own = languagesOf(req)
  const shown = languages.filter((known) => known === mainLanguage || own.includes(known))
  const found = await listLanguageStates(database(), { ...filters, languages: shown })
  return (
    <Board view={view} title={text.title[language]}>
      <p className="board-lead">{text.lead[language]}</p>
      <TotalsTable totals={found.totals} shown={shown} filters={filters} language={language} />
      <Filters req={req} filters={filters} shown={shown} language={language} />
      {found.total === 0 ? (
        <p>
          {text.none[language]} <a href="?">{text.clear[language]}</a>
        </p>
      ) : (
        <StateTable req={req} records={found.records} shown={shown} own={own} language={language} />
      )}
      <BoardPages
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => filterHref(filters, { page })}
        language={language}
      />
    </Board>
  )
}

function Filters({
  req,
  filters,
  shown,
  language,
}: {
  req: PayloadRequest
  filters: CockpitFilters
  shown: readonly Language[]
  language: Language
}) {
  const choice = <Value extends string>(
    name: 'kind' | 'state' | 'language',
    values: readonly Value[],
    textOf: (value: Value) => string,
  ) =>
    valueLinks(values, {
      ...{ textOf, chosen: filters[name], all: text.all[language] },
      hrefOf: (value) => filterHref(filters, { [name]: value }),
    })
  return (
    <>
      <BoardFilter name={text.kind[language]} links={choice('kind', kinds, (kind) => kindName(req, kind))} />
      <BoardFilter
        name={text.state[language]}
        links={choice('state', languageStates, (state) => stateWords[state].text[language])}
      />
      <BoardFilter
        name={text.language[language]}
        links={choice('language', shown, (code) => languageNames[code][language])}
      />
      <BoardSearch
        kept={{ kind: filters.kind, state: filters.state, language: filters.language }}
        name="q"
        query={filters.query}
        label={text.search[language]}
        find={text.find[language]}
      />
    </>
  )
}
