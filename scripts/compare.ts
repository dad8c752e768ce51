import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { env } from '@/env'

import { comparePairs } from './compare/compare-pairs'
import { commit, isEverything, names, unknownNames, widths } from './compare/options'
import { largestFirst, reportHtml, shareText } from './compare/report'
import { git, runIn } from './compare/run-in'
import { compareShots } from './compare/shots'
import { compareFolder, makeSide, portsPerSide, type Side } from './compare/sides'
import { freePorts, startSide } from './compare/start-side'
import { type TakenPair, takePairs, type Wanted } from './compare/take-pictures'
import { openWorkTree } from './compare/work-tree'
import { table } from './console'
import { isListening } from './demo/processes'
import { withPrivatePages } from './demo/private-pages'

/**
 * What a change looks like: `npm run compare -- <commit>` builds and starts that commit beside this folder, takes the
 * same pictures of both in one run and writes .run/compare/index.html. `--only=home,list`, `--widths=390,1440`, and
 * `--all` for every picture in each of its languages.
 */
if (!commit || unknownNames.length > 0) {
  const all = Object.keys(compareShots).join(', ')
  console.error(
    commit
      ? `No such picture: ${unknownNames.join(', ')}. There are ${all}.`
      : 'Which commit? npm run compare -- <commit>',
  )
  process.exit(2)
}
// Stopped by hand, it ends as after an error, and stops what it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const hash = await git('rev-parse', '--short', `${commit}^{commit}`)
const tree = await openWorkTree(commit)
const ports = await freePorts(2 * portsPerSide)
const databaseUrl = env.DATABASE_URL
const before = makeSide('before', tree, { databaseUrl, ports: ports.slice(0, portsPerSide) })
const after = makeSide('after', process.cwd(), { databaseUrl, ports: ports.slice(portsPerSide) })

const compared = await comparePairs(await withPostgres(() => takeBoth(wantedPictures())))
const report = `${compareFolder}/index.html`
writeFileSync(report, reportHtml(compared, { before: hash, after: 'this folder', takenAt: new Date() }))

const differing = largestFirst(compared)
if (differing.length > 0)
  table(differing.map(({ picture, share, higherPx }) => ({ picture, differs: shareText(share), higherPx })))
const same = compared.filter(({ state }) => state === 'same').length
console.log(`${same} of ${compared.length} pictures are the same; see ${path.resolve(report)}`)
process.exit(0)

function wantedPictures(): Wanted[] {
  return names.flatMap((name) => {
    const shot = compareShots[name]
    if (!shot) return []
    const locales = isEverything ? shot.locales : shot.locales.slice(0, 1)
    return locales.flatMap((locale) =>
      shot.widths
        .filter((width) => widths.includes(width))
        .map((width) => ({ picture: `${name}-${width}-${locale}`, shot, width, locale })),
    )
  })
}

async function takeBoth(wanted: Wanted[]): Promise<TakenPair[]> {
  const stops: (() => Promise<void>)[] = []
  try {
    // One after the other: each build wants all processors.
    for (const side of [before, after]) stops.push(await startSide(side))
    let pairs: TakenPair[] = []
    await withPagesOf(before, (beforePages) =>
      withPagesOf(after, async (afterPages) => {
        pairs = await takePairs(wanted, {
          before: { side: before, privatePages: beforePages },
          after: { side: after, privatePages: afterPages },
        })
      }),
    )
    return pairs
  } finally {
    for (const stop of stops) await stop()
  }
}

function withPagesOf(side: Side, work: Parameters<typeof withPrivatePages>[0]): Promise<void> {
  return withPrivatePages(work, side.databaseUrl)
}

/** Both have their databases on one server, which stays as it was found. */
async function withPostgres<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const wasUp = await isListening(Number(new URL(databaseUrl).port))
  if (!wasUp) await runIn('.', 'scripts/services.sh', ['up', 'postgres'])
  try {
    return await work()
  } finally {
    if (!wasUp) await runIn('.', 'scripts/services.sh', ['down', 'postgres'])
  }
}
