import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'

import { connect, type Database } from '@/database/connection'
import { migrateDatabase } from '@/database/migrate'
import { env } from '@/env'
import { loginOf } from '@/testing/login-of'

import { nodeOptions, run, waitFor } from '../demo/processes'

/**
 * The parts a bench starts for itself, on ports of its own, so that it can run beside a demo. Beside another bench all
 * ports lie that much further, and its files elsewhere.
 */
const shift = Number(process.env.BENCH_PORT_SHIFT ?? 0)
const folder = shift === 0 ? '.run/bench' : `.run/bench-${shift}`
mkdirSync(folder, { recursive: true })
const children: ChildProcess[] = []
let hasVarnish = false
// A bench that fails half-way must not leave its servers behind.
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')))

const port = (usual: number) => String(usual + shift)
export const benchPorts = {
  web: port(3190),
  cms: port(3191),
  secondWeb: port(3192),
  varnish: port(8190),
  nginx: port(8191),
  bareVarnish: port(8192),
  caddy: port(8194),
  plainCaddy: port(8195),
  formsCaddy: port(8196),
  simulator: port(4210),
  pictures: port(4211),
}
export const varnishUrl = `http://127.0.0.1:${benchPorts.varnish}`
export const webUrl = `http://127.0.0.1:${benchPorts.web}`
export const cmsUrl = `http://127.0.0.1:${benchPorts.cms}`
export const simulatorUrl = `http://127.0.0.1:${benchPorts.simulator}`

export async function benchDatabase(
  name: string,
  { fresh = true, server = env.DATABASE_URL } = {},
): Promise<{ db: Database; url: string }> {
  const address = new URL(server)
  address.pathname = '/postgres'
  const admin = connect({ url: address.href, poolSize: 1, statementTimeoutMs: 0 })
  if (fresh) await admin.$client.query(`drop database if exists ${name} with (force)`)
  const { rows } = await admin.$client.query('select from pg_database where datname = $1', [name])
  if (rows.length === 0) await admin.$client.query(`create database ${name}`)
  await admin.$client.end()
  address.pathname = `/${name}`
  const db = connect({ url: address.href, poolSize: 6, statementTimeoutMs: 0 })
  await migrateDatabase(db)
  return { db, url: address.href }
}

export function startNode(
  name: string,
  args: string[],
  variables: Record<string, string> = {},
): ChildProcess {
  const log = openSync(`${folder}/${name}.log`, 'w')
  const child = spawn(process.execPath, [...nodeOptions(args[0] ?? ''), ...args], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', log, log],
  })
  children.push(child)
  return child
}

/** All that the site itself needs in its database, the editors' tables too. */
export async function migrateSite(databaseUrl: string): Promise<void> {
  await run('tsx', ['scripts/migrate.ts'], { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' })
}

export async function startCms(databaseUrl: string): Promise<void> {
  startNode('cms', ['src/server/cms.ts'], {
    NODE_ENV: 'production',
    PORT: benchPorts.cms,
    DATABASE_URL: loginOf('gevel_cms', databaseUrl),
    CMS_URL: cmsUrl,
  })
  await waitFor(`${cmsUrl}/admin`)
}

/** On another port for a second copy beside the first. */
export async function startWeb(
  databaseUrl: string,
  port = benchPorts.web,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  await migrateSite(databaseUrl)
  const web = startNode(`web-${port}`, ['dist/web/web.js'], {
    ...settings,
    NODE_ENV: 'production',
    PORT: port,
    DATABASE_URL: loginOf('gevel_web', databaseUrl),
    PORTAL_DATABASE_URL: loginOf('gevel_portal', databaseUrl),
    SITE_URL: varnishUrl,
  })
  await waitFor(`http://127.0.0.1:${port}/healthz`)
  return web
}

/** Without limits, unless they are what is measured: a bench comes from one address. */
export async function startVarnish(
  limits: 'on' | 'off' = 'off',
  settings: Record<string, string> = {},
): Promise<void> {
  hasVarnish = true
  await services('up', 'varnish', { SITE_URL: varnishUrl, VISITOR_LIMITS: limits, ...settings })
}

export async function startSimulatorProcess(
  properties: number,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const simulator = startNode('simulator', ['simulator/main.ts'], {
    SIMULATOR_REACH: 'country',
    ...settings,
    SIMULATOR_PORT: benchPorts.simulator,
    SIMULATOR_PICTURES_PORT: benchPorts.pictures,
    SIMULATOR_PROPERTIES: String(properties),
  })
  await waitFor(`${simulatorUrl}/__sim/state`)
  return simulator
}

export async function commandSimulator(call: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`${simulatorUrl}/__sim/${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${call}: ${await response.text()}`)
  return response.json()
}

export const platformVariables = { OMNICASA_URL: `${simulatorUrl}/1.12/OmnicasaService.svc` }

/** Highest resident memory of a process since its start, in MB. */
export function peakMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

export async function stopStack(): Promise<void> {
  for (const child of children) child.kill('SIGKILL')
  if (hasVarnish) await services('down', 'varnish')
}

async function services(
  action: string,
  service: string,
  settings: Record<string, string> = {},
): Promise<void> {
  await run('scripts/services.sh', [action, service], {
    ...settings,
    GEVEL_RUN_DIR: `${process.cwd()}/${folder}`,
    VARNISH_PORT: benchPorts.varnish,
    WEB_PORT: benchPorts.web,
  })
}
