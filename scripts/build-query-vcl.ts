import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { queryVcl } from './varnish/query-vcl'

writeFileSync(path.resolve(import.meta.dirname, '../deploy/varnish/query.vcl'), queryVcl())
