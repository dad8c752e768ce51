import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { type Accepted, openAdvisories } from './packages/advisories'
import { type Lockfile, lockFaults } from './packages/lock-faults'

/**
 * The packages of a release, by their lock file: each has its sum and comes from a registry, none runs a program of its own
 * unseen, and none has a grave weakness that the registry knows of. Where no registry answers, the last is said to be left
 * out; `--must-ask` makes that an error.
 */
const parsed = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content

const faults = lockFaults(parsed<Lockfile>('package-lock.json'))
// Fixed words, so that what a machine has set otherwise does not matter.
const args = ['audit', '--package-lock-only', '--omit=dev', '--audit-level=none', '--json']
const { stdout } = spawnSync('npm', args, { encoding: 'utf8', timeout: 120_000, maxBuffer: 2 ** 26 })
const accepted = parsed<Accepted[]>('scripts/packages/accepted.json')
const open = openAdvisories(stdout, accepted, new Date().toISOString().slice(0, 10))

for (const line of [...faults, ...(open ?? [])]) console.log(line)
console.log(
  open === null
    ? 'left out: the registry of this machine knows no advisories; run this where one does, at least before a release'
    : `${open.length} grave weaknesses that nobody has looked at`,
)
const mustAsk = process.argv.includes('--must-ask')
process.exit(faults.length > 0 || (open?.length ?? Number(mustAsk)) > 0 ? 1 : 0)
