// Removes the packages that only development needs from node_modules, as the lockfile marks them. `npm prune` asks the registry
// about each, which an image is built without. Usage: drop-development.mjs, where package-lock.json is
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const dropped = Object.keys(packages).filter((folder) => packages[folder].dev && existsSync(folder))
for (const folder of dropped) rmSync(folder, { recursive: true, force: true })
const commands = 'node_modules/.bin'
for (const name of readdirSync(commands))
  if (!existsSync(`${commands}/${name}`)) rmSync(`${commands}/${name}`)
console.log(`${dropped.length} packages for development removed`)
