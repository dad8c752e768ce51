import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import type { Logger } from 'pino'

import { env } from '@/env'

const drainMs = 10_000
/** A request that has not arrived whole by then is given up: who sends slowly holds a connection, not a page. */
const usualMs = 20_000

interface Listening {
  log: Logger
  handle: (request: IncomingMessage, response: ServerResponse) => void
  port?: number
  /** How long one may take to send a request. */
  requestMs?: number
  /** Once no request is under way any more. */
  onLeave?: () => Promise<void>
}

/** Serves until the process is asked to stop, then lets requests under way end. */
export function listen({
  log,
  handle,
  port = env.PORT,
  requestMs = usualMs,
  onLeave = () => Promise.resolve(),
}: Listening): Server {
  const options = {
    requestTimeout: requestMs,
    headersTimeout: Math.min(requestMs, usualMs),
    connectionsCheckingInterval: 2000,
  }
  const server = createServer(options, (request, response) => {
    // An absolute address is for proxies, and a star for nobody.
    if (request.url?.startsWith('/')) handle(request, response)
    else response.writeHead(400).end()
  })
  server.keepAliveTimeout = 65_000
  server.listen(port, env.LISTEN_ADDRESS, () => log.info({ port }, 'listening'))

  let isStopping = false
  const leave = async () => {
    await onLeave().catch((error: unknown) => log.error(error))
    process.exit(0)
  }
  const stop = () => {
    if (isStopping) return
    isStopping = true
    server.close(() => void leave())
    server.closeIdleConnections()
    void setTimeout(drainMs, undefined, { ref: false }).then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return server
}
