import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { site as demoSite, withDemo } from './demo/with-demo'
import type { Engine } from './engines/engine'
import { firefox } from './engines/firefox'
import { journeys } from './engines/journeys'
import { beginAnew, visitorWith } from './engines/visitor'
import { webkit } from './engines/webkit'

/**
 * Ten journeys in the browsers that the other tests do not use, on a screen that nobody sees: `npm run test:engines`,
 * or some of them: `npm run test:engines -- webkit "the map" --site=http://localhost:8280`.
 */
const engines = { firefox, webkit }
const words = process.argv.slice(2)
const site = words.find((word) => word.startsWith('--site='))?.slice('--site='.length)
const chosen = <Name extends string>(names: Name[]) => {
  const named = names.filter((name) => words.includes(name))
  return named.length > 0 ? named : names
}

const longestMs = 60_000
/** For all journeys in both: more than this and nobody waits for them. */
const mostSeconds = Number(process.env.ENGINES_SECONDS ?? 240)
const closingMs = 5000

/** Of what failed. */
const pictures = '.run/engines'
mkdirSync(pictures, { recursive: true })
const counts = { passed: 0, failed: 0 }
const count = (result: keyof typeof counts) => counts[result]++
let seconds = 0
if (site) await runAll(site)
else await withDemo(() => runAll(demoSite))
const isLate = seconds > mostSeconds
if (isLate) count('failed')
writeFileSync('.run/engines.json', JSON.stringify({ ...counts, seconds }))
console.log(`${counts.passed} passed, ${counts.failed} failed, in ${seconds} s`)
if (isLate) console.log(`✗ all of them may take ${mostSeconds} s (ENGINES_SECONDS)`)
process.exit(counts.failed > 0 ? 1 : 0)

async function runAll(address: string): Promise<void> {
  const began = Date.now()
  for (const name of chosen(Object.keys(engines) as (keyof typeof engines)[])) {
    let engine = await engines[name]()
    try {
      for (const journey of chosen(Object.keys(journeys))) {
        if (await runJourney(engine, journey, address)) continue
        await closed(engine)
        engine = await engines[name]()
        if (!(await runJourney(engine, journey, address))) count('failed')
      }
    } finally {
      await closed(engine)
    }
  }
  seconds = Math.round((Date.now() - began) / 1000)
}

async function closed(engine: Engine): Promise<void> {
  await Promise.race([engine.close().catch(console.error), pause(closingMs)])
}

async function walk(engine: Engine, name: string, address: string): Promise<'ended'> {
  await beginAnew(engine, address)
  await journeys[name]?.(visitorWith(engine, address))
  return 'ended'
}

/** Says false when the browser answers nothing any more, which is no fault of the site: a fresh one may try again. */
async function runJourney(engine: Engine, name: string, address: string): Promise<boolean> {
  const began = Date.now()
  const say = (sign: string) =>
    console.log(`${sign} ${engine.name}: ${name}, ${((Date.now() - began) / 1000).toFixed(1)} s`)
  try {
    const hung = pause(longestMs, 'hung' as const, { ref: false })
    if ((await Promise.race([walk(engine, name, address), hung])) === 'hung') {
      say('… the browser hangs,')
      return false
    }
    const errors = await engine.takeErrors()
    if (errors.length > 0) throw new Error(`The page’s scripts failed: ${errors.join('; ')}`)
    count('passed')
    say('✓')
  } catch (error) {
    count('failed')
    say('✗')
    console.log(`  ${error instanceof Error ? error.message : String(error)}`)
    const file = `${pictures}/${engine.name}-${name}.png`.replaceAll(' ', '-')
    const picture = engine.picture().then((image) => writeFileSync(file, image), console.error)
    await Promise.race([picture, pause(closingMs)])
  }
  return true
}
