import { parseArgs } from 'node:util'

import { getPayload } from 'payload'
import { z } from 'zod'

import config from '@payload-config'

import { makeAdministrator } from './setup/make-administrator'

/** `npm run administrator -- --name "An Peeters" --email an@agency.example`: a new one, or a new password for one. */
const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } })
const { data: asked } = z.object({ name: z.string().min(1), email: z.email() }).safeParse(values)
if (!asked) {
  console.error('Usage: administrator --name "An Peeters" --email an@agency.example')
  process.exit(2)
}
const payload = await getPayload({ config, disableOnInit: true })
const { password, isNew } = await makeAdministrator(payload, asked)
console.log(`${isNew ? 'Made' : 'New password for'} ${asked.email}. Password, shown this once: ${password}`)
process.exit(0)
