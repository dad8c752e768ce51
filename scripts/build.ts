import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'

import { run } from './demo/processes'

/** Builds the site, unless what it is made of is as it was at the last build. */
const marker = '.next/gevel-sources'
const sources = [
  'src/**/*.{ts,tsx,css,js,json,svg}',
  'messages/*.json',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
]

const hash = createHash('sha256')
for (const file of globSync(sources).sort()) hash.update(file).update(readFileSync(file))
const current = hash.digest('hex')

if (readIfThere(marker) === current) {
  console.log('The build is current.')
} else {
  await run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' })
  writeFileSync(marker, current)
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
