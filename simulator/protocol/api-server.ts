import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { control } from '../control/control-plane'
import { strike } from '../control/faults'
import type { Simulation } from '../simulation'
import { answer } from './answer'
import { parseLenientJson } from './lenient-json'

// Writes travel in the query string, so addresses become very long.
const maxHeaderSize = 1024 * 1024

const apiPath = /^\/[^/]+\/(?:OmnicasaService|AdminDBService)\.svc\/(\w+?)(Json)?\/?$/i

export function createApiServer(simulation: Simulation): Server {
  return createServer({ maxHeaderSize }, (request, response) => {
    handle(simulation, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
}

async function handle(
  simulation: Simulation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://simulator')
  const body = await readBody(request)
  if (url.pathname.startsWith('/__sim/'))
    return handleControl(simulation, request, response, url.pathname.slice('/__sim/'.length), body)
  const name = apiPath.exec(url.pathname)?.[1]
  if (!name) return send(response, 404, 'text/html', '<html><body>Endpoint not found.</body></html>')
  simulation.countRequest(name)
  await handleApi(simulation, response, name, jsonOf(url, body))
}

function handleControl(
  simulation: Simulation,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  body: string,
): void {
  const method = request.method === 'DELETE' ? 'POST' : (request.method ?? 'GET')
  const asked = request.method === 'DELETE' ? `${name}/clear` : name
  const given = body === '' ? {} : parseLenientJson(body)
  const { status, body: value } = control(simulation, method, asked, given)
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(value))
}

async function handleApi(
  simulation: Simulation,
  response: ServerResponse,
  name: string,
  json: string | undefined,
): Promise<void> {
  const { faults } = simulation
  const latency = strike(faults, 'latency', name)
  if (latency) await wait(latency.ms)
  if (strike(faults, 'disconnect', name)) return void response.destroy()
  if (strike(faults, 'ipRefusal', name))
    return send(
      response,
      403,
      'text/html',
      '<html><body>403.6 - Forbidden: IP address rejected</body></html>',
    )
  const error = strike(faults, 'http', name)
  if (error)
    return send(response, error.status, 'text/html', '<html><body>Server Error in Application.</body></html>')
  const text = answer(simulation, name, json)
  if (strike(faults, 'truncate', name))
    return send(response, 200, jsonType, text.slice(0, Math.floor(text.length / 2)))
  if (strike(faults, 'malformed', name)) return send(response, 200, jsonType, text.replace('{', '{,'))
  send(response, 200, jsonType, text)
}

const jsonType = 'application/json; charset=utf-8'

/** The object in the query, in a form or as the whole body. */
function jsonOf(url: URL, body: string): string | undefined {
  const inQuery = url.searchParams.get('json')
  if (inQuery !== null || body === '') return inQuery ?? undefined
  return body.startsWith('json=') ? (new URLSearchParams(body).get('json') ?? undefined) : body
}

async function readBody(request: IncomingMessage): Promise<string> {
  if (request.method === 'GET' || request.method === 'HEAD') return ''
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  const bytes = Buffer.from(text)
  response.writeHead(status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'private',
  })
  response.end(bytes)
}
