import { readFileSync } from 'node:fs'

import { getPayload } from 'payload'

import config from '@payload-config'

import { table } from '../console'
import { inOneTransaction } from '../seed/seeding'
import { parseAgencyFile } from './agency-file'
import { makeAdministrator } from './make-administrator'
import { seedOwnAgency } from './seed-own-agency'

/** Run by setup with the settings it wrote: what the file says of the agency becomes the content of an empty site. */
const file = parseAgencyFile(JSON.parse(readFileSync(0, 'utf8')))
const payload = await getPayload({ config, disableOnInit: true })
let password: string | null = null
const tallies = await inOneTransaction(payload, false, async (seeding) => {
  await seedOwnAgency(seeding, file)
  const { totalDocs } = await payload.count({ collection: 'users', req: seeding.request() })
  if (totalDocs === 0)
    ({ password } = await makeAdministrator(payload, file.administrator, seeding.request()))
})
table([...tallies].map(([what, { added, kept }]) => ({ what, added, kept })))
if (password)
  console.log(`First administrator: ${file.administrator.email}, password, shown this once: ${password}`)
else console.log('There are accounts already; `deploy/gevel.sh administrator` makes another.')
process.exit(0)
