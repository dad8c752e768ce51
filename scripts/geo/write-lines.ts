import { writeFileSync } from 'node:fs'

/** A record per line, so that a change reads well. */
export function writeLines(file: string, records: object[]): void {
  writeFileSync(file, `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`)
}
