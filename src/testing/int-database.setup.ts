import { connect } from '@/database/connection'
import { migrateDatabase } from '@/database/migrate'

import { adminUrl, databaseUrl, templateName } from './int-database'

/** Migrates one template database per run; every test file then copies it in a fraction of a second. */
export default async function setup(): Promise<void> {
  const admin = connect({ url: adminUrl, poolSize: 1, statementTimeoutMs: 0 })
  await admin.$client.query(`drop database if exists ${templateName} with (force)`)
  await admin.$client.query(`create database ${templateName}`)
  const template = connect({ url: databaseUrl(templateName), poolSize: 2, statementTimeoutMs: 0 })
  await migrateDatabase(template)
  await template.$client.end()
  await admin.$client.end()
}
