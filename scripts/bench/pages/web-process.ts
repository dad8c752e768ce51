import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { answers, nodeOptions } from '../../demo/processes'
import { folder, program, siteVariables } from './target'

export interface WebProcess {
  url: string
  pid: number
  /** From the start of the process until it says that it is ready. */
  startMs: number
  stop: () => Promise<void>
}

const children = new Set<ChildProcess>()
// A bench that fails half-way must not leave its servers behind.
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')))

/** One process of the public site on a port of its own, without a cache before it. */
export async function startWebProcess(
  variables: Record<string, string> = {},
  givenPort?: string,
): Promise<WebProcess> {
  if (!program) throw new Error(`${folder} has no program that answers visitors`)
  mkdirSync('.run/bench', { recursive: true })
  const log = openSync('.run/bench/pages-web.log', 'a')
  const port = givenPort ?? (await freePort())
  const began = performance.now()
  const child = spawn(process.execPath, [...nodeOptions(program), program], {
    cwd: folder,
    env: { ...process.env, ...siteVariables, ...variables, PORT: String(port) },
    stdio: ['ignore', log, log],
  })
  children.add(child)
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - began > 90_000) {
      child.kill('SIGKILL')
      throw new Error('The web process does not become ready; see .run/bench/pages-web.log')
    }
    await sleep(20)
  }
  const startMs = performance.now() - began
  return {
    url,
    pid: child.pid ?? 0,
    startMs,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      children.delete(child)
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  if (!(await answers(`${url}/healthz`, 5000))) return false
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Resident memory of a process, in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Processor time that a process has used so far; Linux counts it in hundredths of a second. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No port is free')
  return address.port
}
