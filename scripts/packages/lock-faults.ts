interface LockedPackage {
  integrity?: string
  resolved?: string
  link?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  hasInstallScript?: boolean
}

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

/** Packages whose own program may run while they are installed, each looked at: they fetch or check a program of theirs. */
const runsWhenInstalled: ReadonlySet<string> = new Set(['esbuild', 'node'])

/** What could bring in something else than what was looked at, as the lock file itself tells it. */
export function lockFaults({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([folder, locked]) =>
    folder === '' ? [] : faultsOf(folder, locked),
  )
}

function faultsOf(folder: string, locked: LockedPackage): string[] {
  const name = folder.split('node_modules/').at(-1) ?? ''
  // Of other systems than a registry had: never installed here, and checked by the registry where they are.
  const isOfOtherSystem = locked.optional === true && Boolean(locked.os ?? locked.cpu)
  return [
    ...(/^sha512-/.test(locked.integrity ?? '') || isOfOtherSystem ? [] : [`${name} has no sum`]),
    ...(locked.link || /^(?:git|file|https?:)/.test(locked.resolved ?? '')
      ? [`${name} comes from elsewhere than a registry`]
      : []),
    ...(locked.hasInstallScript && !runsWhenInstalled.has(name)
      ? [`${name} runs a program when it is installed`]
      : []),
  ]
}
