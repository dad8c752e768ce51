import { expect, test } from 'vitest'

import { developmentPackages, type ImageConfig, imageFaults } from './image-faults'

const sound = { User: '10001:10001', Healthcheck: { Test: ['CMD', 'health'] } }

interface Case {
  what: string
  config: ImageConfig
  files: string[]
  faults: string[]
}

test.each<Case>([
  { what: 'nothing wrong', config: sound, files: [], faults: [] },
  {
    what: 'a user with all rights',
    config: { ...sound, User: '' },
    files: [],
    faults: ['runs as “”, not as a numbered user without rights'],
  },
  {
    what: 'a user that has rights by its group',
    config: { ...sound, User: '10001:0' },
    files: [],
    faults: ['runs as “10001:0”, not as a numbered user without rights'],
  },
  { what: 'no health check', config: { User: '1:1' }, files: [], faults: ['has no health check'] },
  { what: 'a secret', config: sound, files: ['app/.env'], faults: ['holds app/.env'] },
])('the faults of an image with $what are named', ({ config, files, faults }) => {
  expect(imageFaults(config, (file) => files.includes(file))).toEqual(faults)
})

test('a package for development is told, one that the site needs too is not', () => {
  const packages = {
    'node_modules/vite': { dev: true },
    'node_modules/hono': {},
    'node_modules/knip': { dev: true },
  }
  const there = new Set(['app/node_modules/vite', 'app/node_modules/hono'])
  expect(developmentPackages({ packages }, (file) => there.has(file))).toEqual(['vite'])
})
