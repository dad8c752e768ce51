import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Printed, runToEnd } from './buildah'
import type { UnpackedImage } from './unpacked-image'

export interface Start {
  /** Names its log and its memory group. */
  name: string
  args?: string[]
  settings: Record<string, string>
  limitMegabytes: number
  /** Folders it may write to: kept in a folder of this machine, or gone with it. */
  writable: Record<string, string>
  /** Asked instead of what its image says. */
  health?: string[]
}

export interface ImageProcess {
  name: string
  /** File with what it wrote. */
  log: string
  limitMegabytes: number
  /** Highest resident memory of all its processes, in megabytes. */
  peakMemory: () => number
  isAlive: () => boolean
  /** The health check of its image, within the running one. */
  checkHealth: () => Promise<Printed>
  /** Asks it to stop, and gives the seconds that this took. */
  stop: () => Promise<number>
}

const enter = 'scripts/images/enter-image.sh'
const apart = ['--mount', '--pid', '--fork', '--kill-child']
const usualPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const startedHere: ChildProcess[] = []
process.on('exit', () => startedHere.forEach((child) => child.kill('SIGKILL')))
// Who is stopped half-way leaves nothing behind either.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** Starts what stays, as an engine of images would: its user, its variables, nothing to write to but what it is given. */
export function startImage(image: UnpackedImage, start: Start, folder: string): ImageProcess {
  const log = `${folder}/${start.name}.log`
  const written = openSync(log, 'w')
  const child = spawn('unshare', argumentsOf(image, start), {
    env: variablesOf(image, start),
    stdio: ['ignore', written, written],
  })
  startedHere.push(child)
  let peak = 0
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const measure = () => (peak = Math.max(peak, residentMemory(child.pid ?? 0)))
  const measuring = setInterval(measure, 500)
  measuring.unref()
  return {
    name: start.name,
    log,
    limitMegabytes: start.limitMegabytes,
    isAlive,
    peakMemory: measure,
    checkHealth: () => checkHealth(image, start, child.pid ?? 0),
    stop: async () => {
      const began = performance.now()
      measure()
      clearInterval(measuring)
      const ended = new Promise((resolve) => child.on('exit', resolve))
      const [first] = childrenOf(child.pid ?? 0)
      if (isAlive() && first) {
        process.kill(first, 'SIGTERM')
        await Promise.race([ended, sleep(15_000, undefined, { ref: false })])
      }
      child.kill('SIGKILL')
      removeMemoryGroup(start.name)
      return (performance.now() - began) / 1000
    },
  }
}

/** Runs what ends by itself, such as an operator's command. */
export async function runImage(image: UnpackedImage, start: Start, input = ''): Promise<Printed> {
  const answer = await runToEnd('unshare', argumentsOf(image, start), {
    ...{ env: variablesOf(image, start), input },
  })
  removeMemoryGroup(start.name)
  return answer
}

function argumentsOf(
  { config, files }: UnpackedImage,
  { name, args, writable, limitMegabytes }: Start,
): string[] {
  const folders = Object.entries(writable).map(([within, kept]) => `${within}=${kept}`)
  const group = memoryGroup(name, limitMegabytes)
  const command = [...(config.Entrypoint ?? []), ...(args ?? config.Cmd ?? [])]
  const where = [files, config.User ?? '', config.WorkingDir || '/', group, ...folders]
  return [...apart, '--', enter, ...where, '--', ...command]
}

function variablesOf({ config }: UnpackedImage, { settings }: Start): NodeJS.ProcessEnv {
  const own = Object.fromEntries((config.Env ?? []).map((line) => line.split(/=(.*)/s).slice(0, 2)))
  return { PATH: usualPath, ...own, ...settings } as NodeJS.ProcessEnv
}

function checkHealth(image: UnpackedImage, start: Start, pid: number): Promise<Printed> {
  const [first = 0] = childrenOf(pid)
  const [user = '', group = ''] = (image.config.User ?? '').split(':')
  return runToEnd(
    'nsenter',
    [
      ...['--target', String(first), '--mount', '--pid', 'chroot', image.files],
      ...['setpriv', '--reuid', user, '--regid', group, '--clear-groups', '--no-new-privs'],
      ...(start.health ?? (image.config.Healthcheck?.Test ?? []).slice(1)),
    ],
    { env: variablesOf(image, start), minutes: 0.2 },
  )
}

function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return children.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

function residentMemory(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + ownMemory(child) + residentMemory(child), 0)
}

function ownMemory(pid: number): number {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    )
  } catch {
    return 0
  }
}

const groups = '/sys/fs/cgroup/memory'
const groupOf = (name: string) => `${groups}/gevel-${process.pid}-${name}`

/** The kernel ends what takes more; where groups cannot be made, nothing is limited and the figures alone are compared. */
function memoryGroup(name: string, megabytes: number): string {
  try {
    mkdirSync(groupOf(name), { recursive: true })
    writeFileSync(`${groupOf(name)}/memory.limit_in_bytes`, String(megabytes * 1024 ** 2))
    return groupOf(name)
  } catch {
    return ''
  }
}

function removeMemoryGroup(name: string): void {
  try {
    rmdirSync(groupOf(name))
  } catch {
    // Not made, or a process is still leaving it.
  }
}
