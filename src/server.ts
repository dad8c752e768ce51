import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

import next from 'next'
import pino from 'pino'

import { env } from '@/env'
import { announceRelease, retireBuild } from '@/http-cache/release'
import { setBuild, withResponse } from '@/http-cache/response-cache'

const isDevelopment = process.argv.includes('--dev')
const drainMs = 10_000

const log = pino({ name: env.GEVEL_ROLE, level: env.LOG_LEVEL })
const app = next({ dev: isDevelopment, port: env.PORT })
const handle = app.getRequestHandler()

await app.prepare()
const buildId =
  isDevelopment || env.GEVEL_ROLE === 'cms' ? null : readFileSync('.next/BUILD_ID', 'utf8').trim()
if (buildId) setBuild(buildId)
const server = createServer((request, response) => {
  withResponse(response, () => void handle(request, response))
})
server.keepAliveTimeout = 65_000
server.listen(env.PORT, () => log.info({ port: env.PORT, role: env.GEVEL_ROLE }, 'listening'))
if (buildId) announceRelease(buildId).catch((error: unknown) => log.error(error, 'release not announced'))

let isStopping = false

/** Lets requests under way end before the process goes. */
function stop() {
  if (isStopping) return
  isStopping = true
  server.close(() => void leave())
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), drainMs).unref()
}
async function leave() {
  if (buildId) await retireBuild(buildId).catch((error: unknown) => log.error(error, 'build not retired'))
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
