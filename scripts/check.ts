import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'

import pLimit from 'p-limit'

/** Everything that can be said of the code without running it; the longest first, as many at once as there are processors. */
const checks = [
  'eslint --max-warnings 0 --cache --cache-location .run/eslint .',
  'tsc',
  'prettier --check --log-level warn --cache --cache-location .run/prettier .',
  'npm run --silent check:imports',
  'knip --production --exclude dependencies,binaries',
  'knip',
]

function succeeds(check: string): Promise<boolean> {
  const [program = '', ...values] = check.split(' ')
  return new Promise((resolve) => {
    execFile(program, values, { maxBuffer: 2 ** 26 }, (error, printed, complained) => {
      if (error) console.log(`✗ ${check}\n${printed}${complained}`)
      resolve(!error)
    })
  })
}

const limited = pLimit(availableParallelism())
const results = await Promise.all(checks.map((check) => limited(succeeds, check)))
process.exit(results.includes(false) ? 1 : 0)
