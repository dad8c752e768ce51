// A registry mirror may lack the packages of other systems (macOS, Windows, musl). npm then leaves them out of
// package-lock.json and `npm ci` refuses the file. This writes them in again, so that the file serves every system.
// Run after `npm install`: node scripts/complete-lockfile.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const { packages } = lock

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = {
  arm: 'arm',
  arm64: 'arm64',
  aarch64: 'arm64',
  armv7: 'arm',
  armhf: 'arm',
  x64: 'x64',
  ia32: 'ia32',
}
const others = ['wasm32', 'ppc64', 'ppc64le', 's390x', 'riscv64', 'loong64', 'mips64el', 'universal']

/** npm looks for a dependency beside its user, then one folder up, and so on. */
function isLocked(user, name) {
  for (let folder = user; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (!folder) return false
  }
}

function entryFor(name, version) {
  const parts = name.split('/').at(-1).toLowerCase().split(/[-_.]/)
  const os = systems.filter((system) => parts.includes(system))
  const cpu = parts.flatMap((part) => processors[part] ?? (others.includes(part) ? part : []))
  if (parts.some((part) => /^(gnueabihf|musleabihf|gnueabi|eabi)$/.test(part))) cpu.push('arm')
  const libc = parts.some((part) => part.startsWith('musl')) ? ['musl'] : undefined
  return {
    version,
    optional: true,
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu: [...new Set(cpu)] }),
    ...(libc && { libc }),
  }
}

let added = 0
for (const [key, { optionalDependencies = {}, dev }] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isLocked(key, name)) continue
    const version = range.replace(/^[\^~]/, '')
    if (!/^\d+\.\d+\.\d+/.test(version)) continue
    const entry = { ...entryFor(name, version), ...(dev && { dev }) }
    if (!entry.os && !entry.cpu) continue
    const place = packages[`node_modules/${name}`] ? `${key}/node_modules/${name}` : `node_modules/${name}`
    packages[place] = entry
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages of other systems added to ${file}`)
