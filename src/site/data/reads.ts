import { database } from '@/database/connection'
import { readsTogether } from '@/database/reads-together'

import { perRequest } from './per-request'

/** The database for what a page shows: what a request reads at the same time is sent as one statement. */
export const reads = perRequest(() => readsTogether(database()))
