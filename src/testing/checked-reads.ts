import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where integration tests note which reads they came by; scripts/checked-reads.ts asks that it is all of them. */
export const checkedReadsFile = path.join(root, '.run/checked-reads')

const ownFiles = /\/src\/(database\/query|testing\/(checked-reads|check-rows\.setup))\.ts|node:|node_modules/

/** The line of our code that reads, such as src/features/leads/guard/limits.ts:80. */
export function callSite(): string {
  const frame = (new Error().stack ?? '')
    .split('\n')
    .slice(1)
    .find((line) => line.includes('/src/') && !ownFiles.test(line))
  const [, file, line] = /(?:file:\/\/)?(\/[^:()]+):(\d+):\d+\)?$/.exec(frame ?? '') ?? []
  return file ? `${path.relative(root, file)}:${line}` : 'unknown'
}
