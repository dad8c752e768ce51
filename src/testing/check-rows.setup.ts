import { appendFileSync } from 'node:fs'

import { afterAll } from 'vitest'

import { type DeclaredRead, declaredReads, statementText } from '@/database/query'

import { callSite, checkedReadsFile } from './checked-reads'
import { type Describer, openDescriber } from './describe-statement'
import { databaseUrl } from './int-database'
import { declarationDifferences, valueDifferences } from './row-differences'
import { describedName } from './template-database'

// Every integration test compares each statement that it makes the code run with what the code declared of its rows.

const checks: Promise<string[]>[] = []
/** By the line that reads: its statements, each with what differs. */
const sites = new Map<string, Map<string, Promise<string[]>>>()
let describer: Promise<Describer> | undefined

/** A search has thousands of forms, all of which give the same columns. */
const mostForms = 25

declaredReads.subscribe((message) => {
  const read = message as DeclaredRead
  const site = callSite()
  checks.push(check(site, read).then((differences) => differences.map((found) => `${site} ${found}`)))
})

async function check(site: string, { statement, shape, answer }: DeclaredRead): Promise<string[]> {
  const forms = sites.get(site) ?? new Map<string, Promise<string[]>>()
  sites.set(site, forms)
  const { sql: text } = statementText(statement)
  if (!forms.has(text) && forms.size < mostForms) forms.set(text, checkDeclaration(text, shape))
  // A read that fails is another test's matter.
  const rows = await answer.catch(() => [])
  return [...((await forms.get(text)) ?? []), ...valueDifferences(shape, rows)]
}

async function checkDeclaration(text: string, shape: DeclaredRead['shape']): Promise<string[]> {
  describer ??= openDescriber(databaseUrl(describedName))
  try {
    return declarationDifferences(shape, await (await describer).describe(text))
  } catch (error) {
    return [`could not be described: ${(error as Error).message}`]
  }
}

afterAll(async () => {
  const differences = (await Promise.all(checks)).flat()
  await (await describer)?.close()
  appendFileSync(checkedReadsFile, [...sites.keys()].map((site) => `${site}\n`).join(''))
  if (differences.length > 0)
    throw new Error(['Declared rows differ from the database:', ...new Set(differences)].join('\n  '))
})
