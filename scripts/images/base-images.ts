import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { aptMirror } from './apt-mirror'
import { buildah, hasImage, runToEnd, succeeds } from './buildah'

export const debianImage = 'debian:bookworm-slim'
export const nodeImage = 'node:24-bookworm-slim'

/**
 * What the Dockerfiles start from. Where a registry of images answers, it gives them; else Debian's own installer makes
 * the first, and Node with npm as they are on this machine make the second.
 */
export async function makeBaseImages(): Promise<void> {
  if (!(await isFetched(debianImage))) await makeDebian()
  if (!(await isFetched(nodeImage))) await makeNode()
}

async function isFetched(name: string): Promise<boolean> {
  return (await hasImage(name)) || (await succeeds(['pull', '--retry', '0', name], 2))
}

async function makeDebian(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gevel-debian-'))
  try {
    const { code, printed } = await runToEnd('debootstrap', [
      ...['--variant=minbase', 'bookworm', folder],
      aptMirror(readFileSync('/etc/apt/sources.list.d/debian.sources', 'utf8')),
    ])
    if (code !== 0) throw new Error(`debootstrap ended with ${code}: ${printed.slice(-2000)}`)
    // Nothing of this machine stays: the mirror is lent to each build that needs one.
    for (const own of ['apt/sources.list', 'hosts', 'resolv.conf'])
      writeFileSync(path.join(folder, 'etc', own), '')
    for (const made of ['var/cache/apt/archives', 'var/lib/apt/lists'])
      rmSync(path.join(folder, made), { recursive: true, force: true })
    const container = await buildah(['from', 'scratch'])
    await buildah(['add', '--quiet', container, folder, '/'])
    await buildah(['commit', '--quiet', '--rm', container, debianImage])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeNode(): Promise<void> {
  const container = await buildah(['from', '--pull-never', debianImage])
  const into = (from: string, to: string) => buildah(['copy', '--quiet', container, from, to])
  await into('node_modules/node/bin/node', '/usr/local/bin/node')
  await into(npmFolder(), '/usr/local/lib/node_modules/npm')
  for (const name of ['npm', 'npx']) {
    const script = `../lib/node_modules/npm/bin/${name}-cli.js`
    await buildah([
      ...['run', '--isolation', 'chroot', container, '--'],
      ...['ln', '-s', script, `/usr/local/bin/${name}`],
    ])
  }
  await buildah(['commit', '--quiet', '--rm', container, nodeImage])
}

/** Of the npm that started us; one that is asked looks beside the first node of the path, and that is our own. */
function npmFolder(): string {
  const program = process.env.npm_execpath
  if (!program) throw new Error('Start this with npm run: the image gets the npm of this machine.')
  return path.resolve(realpathSync(program), '../..')
}
