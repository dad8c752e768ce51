import type { Logger } from 'pino'

import { database } from '@/database/connection'
import * as readers from '@/features/content/published/readers'

/** Says as long as this process lives which documents it reads; answers how to say that it leaves. */
export const startReading = (log: Logger) => readers.startReading({ db: database(), log })
