import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

import { waitFor } from '../demo/processes'

const folder = '.run/empty-app'
const next = resolve('node_modules/next/dist/bin/next')
const config = { turbopack: { root: resolve('.') }, typescript: { ignoreBuildErrors: true } }

/** Builds and serves a page with nothing on it, by the same Next and React, while the work looks at it. */
export async function withEmptyPage<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync('scripts/bytes/empty-app', folder, { recursive: true })
  // Without a file of its own it would be built by the site's.
  writeFileSync(`${folder}/next.config.mjs`, `export default ${JSON.stringify(config)}\n`)
  const log = openSync('.run/empty-app.log', 'w')
  const startNext = (...args: string[]) => {
    const child = spawn(process.execPath, [next, ...args], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', log, log],
    })
    process.on('exit', () => child.kill('SIGKILL'))
    return child
  }
  const build = startNext('build')
  await ended(build)
  if (build.exitCode !== 0) throw new Error('The empty page does not build; see .run/empty-app.log')
  const port = await freePort()
  const server = startNext('start', '-p', String(port))
  try {
    await waitFor(`http://localhost:${port}/`)
    return await work(`http://localhost:${port}/`)
  } finally {
    server.kill('SIGTERM')
    await ended(server)
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.once('exit', resolve))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No port is free')
  return address.port
}
