import { table } from '../console'
import { withDemo } from '../demo/with-demo'
import { demand } from './statistics'
import { type Row, rowMakers } from './pages/rows'
import { chosenRows, folder, isSiteGiven, site } from './pages/target'

/**
 * What public pages cost: speed, statements, memory, bytes, and what a crawler does to a visitor. `--full`: in the size
 * of the real site; `--rows=speed,memory`: some of it. The demo is used; another version of the site is named by
 * `--site=http://localhost:8280 --folder=/its/code` (and DATABASE_URL), a process that runs already by `--web= --pid=`.
 */
const names = chosenRows ?? Object.keys(rowMakers)
const unknown = names.filter((name) => !(name in rowMakers))
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are ${Object.keys(rowMakers).join(', ')}.`)
  process.exit(1)
}

await (isSiteGiven ? measure() : withDemo(measure))
process.exit()

async function measure(): Promise<void> {
  console.log(`${site}, code in ${folder}`)
  const rows: Row[] = []
  for (const name of names) {
    console.log(`… ${name}`)
    try {
      rows.push(...((await rowMakers[name]?.()) ?? []))
    } catch (error) {
      // The other rows are worth knowing all the same.
      const says = error instanceof Error ? error.message : String(error)
      rows.push({ what: name, measured: `failed: ${says.slice(0, 200)}`, wanted: '' })
      demand(`${name} can be measured`, false)
    }
  }
  table(rows.map((one) => ({ ...one })))
}
