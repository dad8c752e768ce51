import type { Language, PerLanguage } from '@/domain/language'
import { translator } from '@/i18n/messages'
import { addressIn } from '@/i18n/places/address-in'

import { columnWords as word, sourceWords } from './insight-words'
import { type Cell, type Column, type ColumnKind, type InsightTable, percentOf } from './insight-table'
import type { ComparedDays } from './read/read-days'
import type { FormFigures } from './read/read-forms'
import type { HomeFigures } from './read/read-homes'
import type { LeadFigures } from './read/read-leads'
import type { PlaceFigures } from './read/read-places'
import type { CountedSearch } from './read/read-searches'
import type { ViewFigures } from './read/read-views'
import { dealWords, placeText, searchParts } from './search-words'

type Columns = [PerLanguage<string>, ColumnKind][]

function table(language: Language, columns: Columns, rows: Cell[][]): InsightTable {
  return { columns: columns.map(([text, kind]): Column => ({ text: text[language], kind })), rows }
}

/** The newest day first. */
export function daysTable({ now, before }: ComparedDays, language: Language): InsightTable {
  const columns: Columns = [
    [word.day, 'day'],
    [word.views, 'number'],
    [word.viewsBefore, 'number'],
    [word.searches, 'number'],
    [word.foundNothing, 'number'],
    [word.leads, 'number'],
  ]
  const rows = now.map(({ day, views, searches, emptySearches, leads }, index) => [
    day,
    views,
    before[index]?.views ?? 0,
    searches,
    emptySearches,
    leads,
  ])
  return table(language, columns, rows.toReversed())
}

export function viewsTable(views: ViewFigures[], language: Language): InsightTable {
  const columns: Columns = [
    [word.source, 'text'],
    [word.views, 'number'],
    [word.before, 'number'],
  ]
  const rows = views.map(({ source, now, before }) => [sourceWords[source][language], now, before])
  return table(language, columns, rows)
}

export function searchesTable(searches: CountedSearch[], language: Language): InsightTable {
  const columns: Columns = [
    [word.search, 'text'],
    [word.visitors, 'number'],
    [word.before, 'number'],
  ]
  const rows = searches.map((one) => [searchParts(one, language).join(' · '), one.now, one.before])
  return table(language, columns, rows)
}

export function placesTable(places: PlaceFigures[], language: Language): InsightTable {
  const columns: Columns = [
    [word.place, 'text'],
    [word.deal, 'text'],
    [word.visitors, 'number'],
    [word.before, 'number'],
    [word.foundNothing, 'number'],
    [word.homesNow, 'number'],
  ]
  const rows = places.map(({ place, deal, now, before, foundNothing, homes }) => [
    placeText(place, language),
    dealWords[deal][language],
    now,
    before,
    foundNothing,
    homes,
  ])
  return table(language, columns, rows)
}

export function homesTable(homes: HomeFigures[], language: Language): InsightTable {
  const columns: Columns = [
    [word.home, 'reference'],
    [word.address, 'text'],
    [word.views, 'number'],
    [word.before, 'number'],
    [word.leads, 'number'],
  ]
  const rows = homes.map((home) => [
    home.reference ?? String(home.listingId),
    home.address ? addressIn(home.address, language) : word.gone[language],
    home.now,
    home.before,
    home.leads,
  ])
  return table(language, columns, rows)
}

export function leadsTable(leads: LeadFigures[], language: Language): InsightTable {
  const columns: Columns = [
    [word.source, 'text'],
    [word.campaign, 'text'],
    [word.leads, 'number'],
    [word.before, 'number'],
  ]
  const rows = leads.map(({ source, campaign, now, before }) => [
    sourceWords[source ?? 'unknown'][language],
    campaign || word.noCampaign[language],
    now,
    before,
  ])
  return table(language, columns, rows)
}

/** A row for each step, and one for those who sent it. */
export function formsTable(forms: FormFigures[], language: Language): InsightTable {
  const t = translator(language)
  const columns: Columns = [
    [word.form, 'text'],
    [word.step, 'text'],
    [word.visitors, 'number'],
    [word.share, 'percent'],
    [word.before, 'number'],
  ]
  const rows = forms.flatMap(({ form, steps, sent }) =>
    [...steps, sent].map(({ now, before }, index) => [
      t(`lead_kind.${form}`),
      index < steps.length ? String(index + 1) : word.sent[language],
      now,
      percentOf(now, steps[0]?.now ?? 0),
      before,
    ]),
  )
  return table(language, columns, rows)
}
