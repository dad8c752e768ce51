import type { Reads } from '@/database/query'

import type { Asked } from '../read/asked'
import { readDays } from '../read/read-days'
import { readForms } from '../read/read-forms'
import { readHomes } from '../read/read-homes'
import { readLeads } from '../read/read-leads'
import { readPlaces } from '../read/read-places'
import { readEmptySearches } from '../read/read-searches'
import { readViews } from '../read/read-views'

/** All that the board shows. */
export async function readBoard(db: Reads, asked: Asked) {
  const [days, views, searches, places, homes, leads, forms] = await Promise.all([
    readDays(db, asked),
    readViews(db, asked),
    readEmptySearches(db, asked),
    readPlaces(db, asked),
    readHomes(db, asked),
    readLeads(db, asked),
    readForms(db, asked),
  ])
  return { days, views, searches, places, homes, leads, forms }
}
