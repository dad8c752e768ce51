/** What an image says of itself, in the words of the format. */
export interface ImageConfig {
  User?: string
  Env?: string[]
  WorkingDir?: string
  Entrypoint?: string[] | null
  Cmd?: string[] | null
  Healthcheck?: { Test?: string[] }
}

interface Lockfile {
  packages: Record<string, { dev?: boolean }>
}

/** Made on a machine, or the secret of one: no image has them, nor npm, with which more could be fetched. */
const foreign = [
  'app/.env',
  'app/.env.web',
  'app/.git',
  'app/.npmrc',
  'app/.next/cache',
  'etc/apt/sources.list.d/lent.sources',
  'root/.npm',
  'root/.npmrc',
  'tmp/authorities.pem',
  'usr/local/bin/npm',
]

/** What is wrong with how an image starts; `holds` tells whether it has a file with content. */
export function imageFaults(config: ImageConfig, holds: (file: string) => boolean): string[] {
  const user = config.User ?? ''
  return [
    ...(/^[1-9]\d*:[1-9]\d*$/.test(user) ? [] : [`runs as “${user}”, not as a numbered user without rights`]),
    ...(config.Healthcheck?.Test?.[0] === 'CMD' ? [] : ['has no health check']),
    ...foreign.filter(holds).map((file) => `holds ${file}`),
  ]
}

/** Packages that only development needs, and which are there all the same. */
export function developmentPackages({ packages }: Lockfile, holds: (file: string) => boolean): string[] {
  return Object.entries(packages)
    .filter(([folder, { dev }]) => dev === true && holds(`app/${folder}`))
    .map(([folder]) => folder.replace('node_modules/', ''))
}
