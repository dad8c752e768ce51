// Writes what stands in node_modules as two files: a CycloneDX bill of materials, and each licence with its packages.
// Ends with an error when a licence is none of those we may pass on. Usage: package-lists.mjs <folder>
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

import { licenceList, refusedLicences } from './licences.mjs'

const [folder = 'licences'] = process.argv.slice(2)
const printed = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], { maxBuffer: 2 ** 28 })
const bill = JSON.parse(printed.toString())
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/sbom.cdx.json`, printed)
writeFileSync(`${folder}/licences.txt`, licenceList(bill))
const refused = refusedLicences(bill)
if (refused.length > 0) {
  console.error(`Licences that nobody has agreed to:\n${refused.join('\n')}`)
  process.exit(1)
}
console.log(`${bill.components.length} packages, their licences in ${folder}`)
