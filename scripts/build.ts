import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

import { run } from './demo/processes'

/**
 * Builds what is out of date: the site's server and the browser's files by Vite, the street map by ourselves, the admin
 * by Next. `npm run build -- map` builds only what it names.
 */
const wanted = process.argv.slice(2)
const everything = 'src/**/*.{ts,tsx,css,js,json,svg,woff2}'
/** Nothing that is built holds them, and an image is built without them: see .dockerignore. */
const tests = ['**/*.test.{ts,tsx}', 'src/testing/**']
const builds = [
  {
    name: 'site',
    marker: 'dist/site/sources',
    sources: [everything, 'messages/*', 'vite.config.ts', 'package-lock.json'],
    build: async () => {
      await run('vite', ['build', '--logLevel', 'warn'])
      await run('vite', ['build', '--ssr', 'src/server/web.ts', '--logLevel', 'warn'])
    },
  },
  {
    name: 'map',
    marker: 'dist/maps/sources',
    sources: [
      'maps/**/*.{json,gz}',
      'scripts/{geo,maps}/*.ts',
      'src/features/listings/{map/streets,regions}/*.{ts,json}',
      'src/i18n/municipalities.json',
    ],
    build: () => run('tsx', ['scripts/maps/build-map.ts']),
  },
  {
    name: 'admin',
    marker: '.next/gevel-sources',
    sources: [everything, 'messages/*', 'next.config.ts', 'package-lock.json'],
    build: () => run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' }),
  },
]

for (const { name, marker, sources, build } of builds) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const current = digest(sources)
  if (existsSync(marker) && readFileSync(marker, 'utf8') === current) {
    console.log(`The ${name} is built already.`)
    continue
  }
  await build()
  writeFileSync(marker, current)
}

function digest(sources: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { exclude: tests }).sort())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
