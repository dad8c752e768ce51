import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { connect } from 'node:net'

const runFolder = '.run'
const children: ChildProcess[] = []

/** Starts one of our own programs in the background; its output goes to `.run/<name>.log`. */
export function startProgram(name: string, file: string, env: Record<string, string> = {}): ChildProcess {
  mkdirSync(runFolder, { recursive: true })
  const log = createWriteStream(`${runFolder}/${name}.log`)
  const child = spawn(process.execPath, [...nodeOptions(file), file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  child.on('exit', (code, signal) => {
    if (!isStopping) console.error(`${name} ended (${signal ?? code}); see ${runFolder}/${name}.log`)
  })
  children.push(child)
  return child
}

/** What is built runs as it is, within the memory that a site gets; the rest is TypeScript. */
export function nodeOptions(file: string): string[] {
  return file.endsWith('.js') ? ['--max-old-space-size=192', '--max-semi-space-size=16'] : ['--import', 'tsx']
}

/** Runs a command to its end with its output on the screen. */
export async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}`)
}

let isStopping = false

export async function stopPrograms(): Promise<void> {
  isStopping = true
  const living = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  const ended = living.map((child) => new Promise((resolve) => child.on('exit', resolve)))
  for (const child of living) child.kill('SIGTERM')
  await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, 12_000).unref())])
  for (const child of living) child.kill('SIGKILL')
}

/** Whether anything answers on a port of this machine. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

export async function answers(url: string, timeoutMs = 5000): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' })
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}

export async function waitFor(url: string, seconds = 90): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (!(await answers(url))) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer after ${seconds} s`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
