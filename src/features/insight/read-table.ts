import type { Reads } from '@/database/query'

import type { InsightTable } from './insight-table'
import type { TableName } from './insight-words'
import {
  daysTable,
  formsTable,
  homesTable,
  leadsTable,
  placesTable,
  searchesTable,
  viewsTable,
} from './make-tables'
import type { Asked } from './read/asked'
import { readDays } from './read/read-days'
import { readForms } from './read/read-forms'
import { readHomes } from './read/read-homes'
import { readLeads } from './read/read-leads'
import { readPlaces } from './read/read-places'
import { readEmptySearches } from './read/read-searches'
import { readViews } from './read/read-views'

const readers: Record<TableName, (db: Reads, asked: Asked) => Promise<InsightTable>> = {
  days: async (db, asked) => daysTable(await readDays(db, asked), asked.language),
  views: async (db, asked) => viewsTable(await readViews(db, asked), asked.language),
  searches: async (db, asked) => searchesTable(await readEmptySearches(db, asked), asked.language),
  places: async (db, asked) => placesTable(await readPlaces(db, asked), asked.language),
  homes: async (db, asked) => homesTable(await readHomes(db, asked), asked.language),
  leads: async (db, asked) => leadsTable(await readLeads(db, asked), asked.language),
  forms: async (db, asked) => formsTable(await readForms(db, asked), asked.language),
}

/** One table by itself, for a file. */
export function readTable(db: Reads, name: TableName, asked: Asked): Promise<InsightTable> {
  return readers[name](db, asked)
}
