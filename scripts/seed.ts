import { getPayload } from 'payload'

import config from '@payload-config'
import { env } from '@/env'

import { table } from './console'
import { keepPasswords, seedAccounts } from './seed/accounts'
import { seedFigures } from './seed/figures'
import { seedLeads } from './seed/leads'
import { seedOwners } from './seed/owners'
import { seedAgency } from './seed/seed-agency'
import { inOneTransaction } from './seed/seeding'

/** Loads the demo agency into the CMS. What is there stays as it is, unless one asks for it `-- --again`. */
const payload = await getPayload({ config })
const tallies = await inOneTransaction(payload, process.argv.includes('--again'), async (seeding) => {
  await seedAgency(seeding)
  if (env.GEVEL_STAGE === 'demo') keepPasswords(await seedAccounts(seeding))
})
table([...tallies].map(([what, { added, rewritten, kept }]) => ({ what, added, rewritten, kept })))
if (env.GEVEL_STAGE === 'demo') {
  console.log(`${await seedLeads(new Date())} leads added`)
  console.log(`${await seedOwners()} owners of homes invited`)
  console.log(`${await seedFigures()} figures of invented visitors added`)
}
process.exit(0)
