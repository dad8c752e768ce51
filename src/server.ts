import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import next from 'next'
import pino from 'pino'

import { env } from '@/env'
import { announceRelease, retireBuild } from '@/http-cache/release'
import { setBuild, withResponse } from '@/http-cache/response-cache'

const isDevelopment = process.argv.includes('--dev')
let isStopping = false
const drainMs = 10_000
/** As many as wait for their turn at most; see src/app/_screens/in-turn.ts. */
const mostPosts = 200
let posts = 0

const log = pino({ name: env.GEVEL_ROLE, level: env.LOG_LEVEL })
const app = next({ dev: isDevelopment, port: env.PORT })
const handle = app.getRequestHandler()

await app.prepare()
const buildId =
  isDevelopment || env.GEVEL_ROLE === 'cms' ? null : readFileSync('.next/BUILD_ID', 'utf8').trim()
if (buildId) setBuild(buildId)
const server = createServer((request, response) => {
  if (env.GEVEL_ROLE === 'web' && request.method === 'POST') {
    // Here, where it costs next to nothing: a crowd that comes back and back would leave no time for anybody.
    if (posts >= mostPosts) return void response.writeHead(503, { 'Retry-After': '10' }).end()
    posts++
    response.once('close', () => posts--)
  }
  withResponse(response, () => void handle(request, response))
})
server.keepAliveTimeout = 65_000
server.listen(env.PORT, () => log.info({ port: env.PORT, role: env.GEVEL_ROLE }, 'listening'))
if (buildId) void announce(buildId)

/** Until it is heard: pages of the last build name scripts that are gone. */
async function announce(build: string) {
  for (let attempt = 1; !isStopping; attempt++) {
    try {
      return await announceRelease(build)
    } catch (error) {
      log.warn({ err: error, attempt }, 'release not announced yet')
      await setTimeout(Math.min(attempt * 1000, 10_000), undefined, { ref: false })
    }
  }
}

/** Lets requests under way end before the process goes. */
function stop() {
  if (isStopping) return
  isStopping = true
  server.close(() => void leave())
  server.closeIdleConnections()
  void setTimeout(drainMs, undefined, { ref: false }).then(() => process.exit(0))
}
async function leave() {
  if (buildId) await retireBuild(buildId).catch((error: unknown) => log.error(error, 'build not retired'))
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
