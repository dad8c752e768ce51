import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { envExample } from './env/env-example'

writeFileSync(path.resolve(import.meta.dirname, '../.env.example'), envExample())
