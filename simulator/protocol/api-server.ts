import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'

import { control } from '../control/control-plane'
import type { Simulation } from '../simulation'
import { answer } from './answer'
import { parseLenientJson } from './lenient-json'
import { htmlType, jsonType, send, serveFaulty } from './serve-faulty'

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
  if (!name) return send(response, 404, htmlType, '<html><body>Endpoint not found.</body></html>')
  simulation.countRequest(name)
  await serveFaulty(simulation.faults, {
    ...{ operation: name, response },
    answer: () => ({ status: 200, text: answer(simulation, name, jsonOf(url, body)) }),
  })
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
  send(response, status, jsonType, JSON.stringify(value))
}

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

/** Nothing for a body that is no JSON; an empty one is an empty object. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request)
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
