import { compareSets } from './compare/compare-sets'
import { chosenNames, isOnlyComparing, isSiteGiven, takenSet } from './compare/options'
import { compareShots } from './compare/shots'
import { takeSet } from './compare/take-set'
import { table } from './console'
import { withDemo } from './demo/with-demo'

/**
 * Pictures of every kind of page, and what differs from those of before: `npm run compare -- --take=base` keeps a set
 * in `.run/compare/base`; `npm run compare` takes the site as it is and compares. Names choose some of the pictures.
 * `--site=… --cms=…` (and DATABASE_URL) for a demo on other ports; `--taken` compares without taking.
 */
const unknown = chosenNames.filter((name) => !(name in compareShots))
if (unknown.length > 0) {
  console.error(`No such picture: ${unknown.join(', ')}. There are ${Object.keys(compareShots).join(', ')}.`)
  process.exit(1)
}
const names = chosenNames.length > 0 ? chosenNames : Object.keys(compareShots)

if (!isOnlyComparing) await (isSiteGiven ? take() : withDemo(take))

if (!takenSet) {
  const rows = await compareSets('base', 'now', names)
  table(rows)
  console.log(`${rows.filter(({ see }) => see === 'same').length} of ${rows.length} pictures are the same.`)
}
process.exit()

async function take(): Promise<void> {
  const failed = await takeSet(takenSet ?? 'now', names)
  if (failed.length > 0) process.exitCode = 1
}
