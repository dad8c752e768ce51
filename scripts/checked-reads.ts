import { glob, readFile } from 'node:fs/promises'

// Says which statements no integration test came by: nobody compared their declared rows with the database.
// Run after all integration tests.

const checked = new Set((await readFile('.run/checked-reads', 'utf8')).split('\n'))
const reads: string[] = []
for await (const file of glob('src/**/*.ts')) {
  if (/\.test\.ts$|^src\/(testing|database)\//.test(file)) continue
  const source = await readFile(file, 'utf8')
  if (!/\brows\b[^;]*? from '@\/database\/query'/.test(source)) continue
  source.split('\n').forEach((line, index) => {
    if (/(?<![\w.])rows\(/.test(line)) reads.push(`${file}:${index + 1}`)
  })
}
const missed = reads.filter((read) => !checked.has(read))
for (const read of missed) console.log(`${read} was read by no integration test`)
console.log(`${reads.length - missed.length} of ${reads.length} reads were compared with the database`)
process.exitCode = missed.length > 0 ? 1 : 0
