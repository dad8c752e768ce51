import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, openSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { runToEnd } from '../../images/buildah'

/** Installed and built here once: the second step of the how-to would take minutes. */
const lent = ['node_modules', 'dist', '.next']
const mostSecondsToStop = 12
const { PATH = '', HOME = '' } = process.env
/** Nothing that this machine has set for its own work. */
const cleanly = (more: Record<string, string>) => [
  '-i',
  ...Object.entries({ PATH, HOME, ...more }).map(([name, value]) => `${name}=${value}`),
]

/** A folder like the one after the second step of the how-to: the sources, installed and built, and no settings. */
export function ownClone(folder: string) {
  const root = path.resolve(folder)
  const started: ChildProcess[] = []
  process.on('exit', () => started.forEach((child) => child.kill('SIGKILL')))
  return {
    root,
    /** Files as they are here, committed or not. */
    make: (): void => {
      rmSync(root, { recursive: true, force: true })
      mkdirSync(root, { recursive: true })
      for (const file of sources()) cpSync(file, path.join(root, file))
      for (const made of lent) symlinkSync(path.resolve(made), path.join(root, made))
    },
    /** A line of the how-to, as it stands there. */
    type: (line: string, more: Record<string, string> = {}) =>
      runToEnd('env', [...cleanly(more), 'sh', '-c', `cd "$0" && ${line}`, root]),
    /** A program as its unit starts it; systemd is not asked. */
    start: (name: string, more: Record<string, string>): void => {
      const log = openSync(`${root}/${name}.log`, 'a')
      const args = [...cleanly({ LOG_LEVEL: 'warn', ...more }), 'deploy/gevel.sh', name]
      started.push(spawn('env', args, { cwd: root, stdio: ['ignore', log, log] }))
    },
    stop: async (): Promise<void> => void (await Promise.all(started.splice(0).map(stopProgram))),
  }
}

async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([ended, sleep(mostSecondsToStop * 1000, undefined, { ref: false })])
  child.kill('SIGKILL')
}

function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const files = listed.toString().split('\0').filter(Boolean)
  return files.filter((file) => existsSync(file) && !lent.includes(file))
}
