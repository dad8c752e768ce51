import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { getPayload } from 'payload'

import config from '@payload-config'

const file = '.run/administrator.json'
const email = 'admin@gevel.example'

/** Makes the demo's administrator once and keeps the sign-in beside the other files of this machine. */
const payload = await getPayload({ config })
const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } })
const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { password: string }) : null
const password = kept?.password ?? randomBytes(9).toString('base64url')

if (totalDocs === 0) {
  await payload.create({ collection: 'users', data: { email, password, name: 'Demo', role: 'admin' } })
} else {
  // The database may know another password, from another folder's demo: the printed one must always open the door.
  await payload.update({ collection: 'users', where: { email: { equals: email } }, data: { password } })
}
writeFileSync(file, JSON.stringify({ email, password }))
process.exit(0)
