import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'

import { debianImage, makeBaseImages, nodeImage } from './base-images'
import { buildah } from './buildah'

export const siteImage = 'gevel'
export const varnishImage = 'gevel-varnish'

type Timed = <Result>(part: string, work: () => Promise<Result>) => Promise<Result>

/** What a machine lends to a build, by the names that the Dockerfiles know; none of it gets into a layer. */
const npmSettings = `${homedir()}/.npmrc`
const npmCache = `${homedir()}/.npm`
const authorities = process.env.NODE_EXTRA_CA_CERTS ?? ''
const aptSources = '/etc/apt/sources.list.d/debian.sources'

/**
 * Both images from the Dockerfiles as they are. `isLent` spares the minutes of `npm ci` and `npm run build`: the packages and
 * the build of this folder are lent, and the Dockerfile builds anew what was built of other sources.
 */
export async function buildImages(timed: Timed, { isLent }: { isLent: boolean }): Promise<void> {
  await timed('bases, made', makeBaseImages)
  await timed(`${varnishImage}, built`, () =>
    build([...lent('sources', aptSources), ...named(varnishImage), 'deploy/varnish'], 8),
  )
  await timed(`${siteImage}, built`, () =>
    build(
      [
        ...(isLent ? lentFolders() : lentCache()),
        ...lent('npmrc', npmSettings),
        ...lent('authorities', authorities),
        ...(authorities ? ['--build-arg', 'NODE_EXTRA_CA_CERTS=/tmp/authorities.pem'] : []),
        ...['--build-arg', `NODE=${nodeImage}`, '--file', 'deploy/Dockerfile'],
        ...named(siteImage),
        '.',
      ],
      25,
    ),
  )
}

const named = (name: string) => ['--build-arg', `BASE=${debianImage}`, '--tag', name]

const lent = (id: string, file: string) => (existsSync(file) ? ['--secret', `id=${id},src=${file}`] : [])

const lentCache = () => (existsSync(npmCache) ? ['--volume', `${npmCache}:/root/.npm`] : [])

const lentFolders = () =>
  ['node_modules', 'dist', '.next'].flatMap((folder) => [
    '--volume',
    `${realpathSync(folder)}:/lent/${folder}:ro`,
  ])

/** The format is the one that keeps health checks. */
function build(args: string[], minutes: number): Promise<string> {
  const always = ['--isolation', 'chroot', '--format', 'docker', '--pull-never', ...openFiles()]
  return buildah(['bud', ...always, ...args], minutes)
}

/** As many as this machine allows: npm opens more at once than is usual. */
function openFiles(): string[] {
  const [, most = '1024'] =
    /^Max open files +\d+ +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return ['--ulimit', `nofile=${most}:${most}`]
}
