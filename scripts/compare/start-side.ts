import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { connect } from '@/database/connection'

import type { Side } from './sides'

const readyWithinMs = 30 * 60_000

/** Builds one side and starts it on an empty database; answers with what stops all of it. */
export async function startSide(side: Side): Promise<() => Promise<void>> {
  mkdirSync(side.servicesFolder, { recursive: true })
  await makeEmpty(side.databaseUrl)
  console.log(`… ${side.name}: builds and starts ${path.relative('.', side.folder) || 'this folder'}`)
  // Not by way of npm, which would not pass on that it must stop.
  const demo = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts'], {
    cwd: side.folder,
    env: { ...process.env, ...side.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => demo.once('exit', () => resolve()))
  // The demo leaves services alone where PostgreSQL was there before it, as it was here.
  const stopServices = () =>
    spawnSync('bash', ['scripts/services.sh', 'down', 'varnish', 'mail'], {
      cwd: side.folder,
      env: { ...process.env, ...side.env },
    })
  const stopAtOnce = () => {
    demo.kill('SIGTERM')
    stopServices()
  }
  process.on('exit', stopAtOnce)
  const stop = async () => {
    process.off('exit', stopAtOnce)
    demo.kill('SIGTERM')
    await ended
    stopServices()
  }
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: demo.stdout }).on('line', (line) => {
      if (line.startsWith('…')) console.log(`  ${side.name} ${line}`)
      if (line.startsWith('Ready in')) resolve()
    })
  })
  const failed = ended.then(() => {
    throw new Error(`The demo of ${side.folder} ended too early; see its .run/*.log`)
  })
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`The demo of ${side.folder} is not ready`)), readyWithinMs).unref(),
  )
  failed.catch(() => undefined)
  try {
    await Promise.race([ready, failed, late])
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Both sides begin with nothing, so that neither shows what somebody did in a demo. */
async function makeEmpty(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const admin = connect({ url: url.href, poolSize: 1, statementTimeoutMs: 0 })
  try {
    await admin.$client.query(`drop database if exists ${name} with (force)`)
    await admin.$client.query(`create database ${name}`)
  } finally {
    await admin.$client.end()
  }
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer()
          server.listen(0, '127.0.0.1', () => resolve(server))
        }),
    ),
  )
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
