import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { type Faults, strike } from '../control/faults'

export type Served = { status: number; text: string }

/** Sends one answer, unless a fault of the transport strikes first. */
export async function serveFaulty(
  faults: Faults,
  { operation, response, answer }: { operation: string; response: ServerResponse; answer: () => Served },
): Promise<void> {
  const latency = strike(faults, 'latency', operation)
  if (latency) await wait(latency.ms)
  if (strike(faults, 'disconnect', operation)) return void response.destroy()
  if (strike(faults, 'ipRefusal', operation))
    return send(response, 403, htmlType, '<html><body>403.6 - Forbidden: IP address rejected</body></html>')
  const error = strike(faults, 'http', operation)
  if (error)
    return send(response, error.status, htmlType, '<html><body>Server Error in Application.</body></html>')
  const { status, text } = answer()
  if (strike(faults, 'truncate', operation))
    return send(response, status, jsonType, text.slice(0, Math.floor(text.length / 2)))
  if (strike(faults, 'malformed', operation)) return send(response, status, jsonType, text.replace('{', '{,'))
  send(response, status, jsonType, text)
}

export const jsonType = 'application/json; charset=utf-8'
export const htmlType = 'text/html'

export function send(response: ServerResponse, status: number, type: string, text: string): void {
  const bytes = Buffer.from(text)
  response.writeHead(status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'private',
  })
  response.end(bytes)
}
