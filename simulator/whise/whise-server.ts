import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'

import { z } from 'zod'

import { applyChange } from '../control/apply-change'
import { control } from '../control/control-plane'
import { type Faults, strike } from '../control/faults'
import { without } from '../control/malformed-rows'
import { readJson } from '../protocol/api-server'
import { jsonType, send, serveFaulty } from '../protocol/serve-faulty'
import { endpoints } from './endpoints'
import { estateId, worldId } from './ids'
import { clientToken, isGood, unauthorised, userToken } from './tokens'
import { type Answer, type Whise, failed, invalid } from './whise'

export function createWhiseServer(whise: Whise): Server {
  return createServer((request, response) => {
    handle(whise, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
}

async function handle(whise: Whise, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://simulator')
  const given = await readJson(request)
  if (pathname.startsWith('/__sim/')) {
    const { status, body } = controlled(
      whise,
      request.method ?? 'GET',
      pathname.slice('/__sim/'.length),
      given,
    )
    return send(response, status, jsonType, JSON.stringify(body))
  }
  const operation = pathname.replace(/^\/(v1\/)?/i, '').toLowerCase()
  whise.simulation.countRequest(operation)
  await serveFaulty(whise.simulation.faults, {
    ...{ operation, response },
    answer: () => {
      const { status, body } = answerTo(whise, request, operation, given)
      return { status, text: JSON.stringify(body) }
    },
  })
}

function answerTo(
  whise: Whise,
  { method, headers }: IncomingMessage,
  operation: string,
  body: unknown,
): Answer {
  const { faults } = whise.simulation
  const refusal = strike(faults, 'refuse', operation)
  if (refusal) return invalid(refusal.message, String(refusal.code))
  if (operation === 'token') return userToken(whise, body)
  const bearer = headers.authorization?.replace(/^Bearer /i, '') ?? ''
  if (operation === 'admin/clients/token') return clientToken(whise, bearer, body)
  const endpoint = endpoints[operation]
  if (!endpoint) return failed(404, 'No HTTP resource was found that matches the request URI')
  if (endpoint.method !== method) return failed(405, 'The requested resource does not support this method.')
  if (!isGood(whise, bearer, 'client')) return unauthorised
  return spoilList(faults, operation, endpoint.handle(whise, body))
}

/** Faults that leave a well-formed answer with the wrong content: the dangerous ones. */
function spoilList(faults: Faults, operation: string, { status, body }: Answer): Answer {
  const [name, rows] = Object.entries(body).find(([, value]) => Array.isArray(value)) ?? []
  if (!name || !Array.isArray(rows)) return { status, body }
  if (strike(faults, 'emptyList', operation))
    return { status, body: { ...without(body, name), totalCount: 0 } }
  const half = strike(faults, 'halfList', operation)
  const wrong = strike(faults, 'wrongRowsCount', operation)
  return {
    status,
    body: {
      ...body,
      ...(half && { [name]: rows.slice(0, Math.ceil(rows.length / 2)) }),
      ...(wrong && { totalCount: wrong.rowsCount ?? Number(body.totalCount ?? 0) * 2 + 7 }),
    },
  }
}

const named = z.looseObject({ id: z.number() })

/** The same control plane, by the numbers of this platform; `tokens/expire` ends every token at once. */
function controlled(whise: Whise, method: string, name: string, given: unknown) {
  if (name === 'tokens/expire') {
    whise.tokens.clear()
    return { status: 200, body: { ok: true } }
  }
  const home = named.safeParse(given).data
  const body = home ? { ...home, id: worldId(home.id) } : given
  // A deletion is news too: it has a moment here.
  if (name === 'delete' && home) applyChange(whise.simulation, worldId(home.id), {})
  const answer = control(whise.simulation, method, name, body)
  const changed = z.object({ ids: z.array(z.number()) }).safeParse(answer.body).data
  return changed ? { ...answer, body: { ids: changed.ids.map(estateId) } } : answer
}
