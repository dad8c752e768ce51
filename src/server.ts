import { createServer } from 'node:http'

import next from 'next'
import pino from 'pino'

import { env } from '@/env'
import { announceRelease } from '@/http-cache/release'
import { withResponse } from '@/http-cache/response-cache'

const isDevelopment = process.argv.includes('--dev')
const drainMs = 10_000

const log = pino({ name: env.GEVEL_ROLE, level: env.LOG_LEVEL })
const app = next({ dev: isDevelopment, port: env.PORT })
const handle = app.getRequestHandler()

await app.prepare()
const server = createServer((request, response) => {
  withResponse(response, () => void handle(request, response))
})
server.keepAliveTimeout = 65_000
server.listen(env.PORT, () => log.info({ port: env.PORT, role: env.GEVEL_ROLE }, 'listening'))
if (!isDevelopment) announceRelease().catch((error: unknown) => log.error(error, 'release not announced'))

let isStopping = false

/** Lets requests under way end before the process goes. */
function stop() {
  if (isStopping) return
  isStopping = true
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), drainMs).unref()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
