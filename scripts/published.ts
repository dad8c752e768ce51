import { getPayload } from 'payload'

import config from '@payload-config'
import { rebuildPublished } from '@/features/content/published/rebuild-published'

/** Writes everything that is published anew; whatever it changes, a save should have written. */
const payload = await getPayload({ config, disableOnInit: true })
const started = performance.now()
const { documents, changed } = await rebuildPublished(payload)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${documents} documents in ${seconds} s, ${changed.length} changed`)
for (const key of changed.slice(0, 20)) console.log(`  ${key}`)
process.exit(0)
