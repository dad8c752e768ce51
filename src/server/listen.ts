import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import type { Logger } from 'pino'

import { env } from '@/env'

/** Requests under way have this long to end. */
const drainMs = 10_000
/** Where those who share out visitors ask whether this copy takes more of them. */
const probePath = /^\/(?:healthz|readyz)(?:\?|$)/
/** A request that has not arrived whole by then is given up: who sends slowly holds a connection, not a page. */
const usualMs = 20_000

interface Listening {
  log: Logger
  handle: (request: IncomingMessage, response: ServerResponse) => void
  port?: number
  /** How long one may take to send a request. */
  requestMs?: number
  /** How long it goes on answering once it was told to stop, while its probes already say that it leaves. */
  noticeMs?: number
  /** Once no request is under way any more. */
  onLeave?: () => Promise<void>
}

/**
 * Serves until the process is asked to stop. Then it tells those who probe it, goes on answering until they have seen it
 * and send nobody any more, and lets requests under way end.
 */
export function listen({
  log,
  handle,
  port = env.PORT,
  requestMs = usualMs,
  noticeMs = 0,
  onLeave = () => Promise.resolve(),
}: Listening): Server {
  const options = {
    requestTimeout: requestMs,
    headersTimeout: Math.min(requestMs, usualMs),
    connectionsCheckingInterval: 2000,
  }
  let isStopping = false
  const server = createServer(options, (request, response) => {
    if (isStopping) {
      // What is sent over a kept connection a moment later would be lost.
      response.setHeader('Connection', 'close')
      if (probePath.test(request.url ?? ''))
        return void response.writeHead(503, { 'Cache-Control': 'no-store' }).end('leaving\n')
    }
    // An absolute address is for proxies, and a star for nobody.
    if (request.url?.startsWith('/')) handle(request, response)
    else response.writeHead(400).end()
  })
  server.keepAliveTimeout = 65_000
  server.listen(port, env.LISTEN_ADDRESS, () => log.info({ port }, 'listening'))

  const leave = async () => {
    await onLeave().catch((error: unknown) => log.error(error))
    process.exit(0)
  }
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    if (noticeMs > 0) {
      log.info({ noticeMs }, 'leaving')
      await setTimeout(noticeMs)
    }
    server.close(() => void leave())
    server.closeIdleConnections()
    await setTimeout(drainMs, undefined, { ref: false })
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  return server
}
