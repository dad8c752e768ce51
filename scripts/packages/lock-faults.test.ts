import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { type Lockfile, lockFaults } from './lock-faults'

const sum = { integrity: 'sha512-abc' }

test('what the lock file names is what was looked at', () => {
  const packages = {
    '': {},
    'node_modules/plain': sum,
    'node_modules/bare': {},
    'node_modules/weak': { integrity: 'sha1-abc' },
    'node_modules/other-system': { optional: true, os: ['darwin'] },
    'node_modules/forked': { ...sum, resolved: 'git+ssh://git@host/forked.git' },
    'node_modules/a/node_modules/eager': { ...sum, hasInstallScript: true },
    'node_modules/a/node_modules/esbuild': { ...sum, hasInstallScript: true },
  }
  expect(lockFaults({ packages })).toEqual([
    'bare has no sum',
    'weak has no sum',
    'forked comes from elsewhere than a registry',
    'eager runs a program when it is installed',
  ])
})

test('so it is with ours', () => {
  expect(lockFaults(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile)).toEqual([])
})
