import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'

import { run } from './processes'

const marker = '.next/gevel-sources'
const sources = [
  'src/**/*.{ts,tsx,css,js}',
  'messages/*.json',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
]

/** A build takes a minute or two, so it is made only when something it is made of has changed. */
export async function buildIfNeeded(): Promise<boolean> {
  const hash = createHash('sha256')
  for (const file of globSync(sources).sort()) hash.update(file).update(readFileSync(file))
  const current = hash.digest('hex')
  if (readIfThere(marker) === current) return false
  await run('npm', ['run', '--silent', 'build'], { NEXT_TELEMETRY_DISABLED: '1' })
  writeFileSync(marker, current)
  return true
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
