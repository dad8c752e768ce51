import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'

import { z } from 'zod'

import { control } from '../control/control-plane'
import { strike } from '../control/faults'
import { isMalformed, without } from '../control/malformed-rows'
import { readJson } from '../protocol/api-server'
import { jsonType, send, serveFaulty } from '../protocol/serve-faulty'
import { isPublished } from './codes'
import { estateContact, generalContact } from './contacts'
import { type Estate, estateOf, projectEstateOf } from './estate'
import { type EventName, happen, republish } from './events'
import { estateId, worldId } from './ids'
import { type Answer, type Sweepbright, answered, invalid, notFound } from './sweepbright'

export function createSweepbrightServer(sweepbright: Sweepbright): Server {
  return createServer((request, response) => {
    handle(sweepbright, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
}

async function handle(
  sweepbright: Sweepbright,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://simulator')
  const given = await readJson(request)
  if (pathname.startsWith('/__sim/')) {
    const name = pathname.slice('/__sim/'.length)
    const { status, body } = controlled(sweepbright, request.method ?? 'GET', name, given)
    return send(response, status, jsonType, JSON.stringify(body))
  }
  const [, first = '', estate = '', last = ''] =
    /^\/api\/(\w+)(?:\/([^/]+))?(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  const operation = [first, first === 'oauth' ? estate : last].filter(Boolean).join('/')
  sweepbright.simulation.countRequest(operation)
  await serveFaulty(sweepbright.simulation.faults, {
    ...{ operation, response },
    answer: () => {
      const { status, body } = answerTo(sweepbright, request, { operation, estate, given })
      return { status, text: JSON.stringify(body) }
    },
  })
}

type Asked = { operation: string; estate: string; given: unknown }

function answerTo(
  sweepbright: Sweepbright,
  { method, headers }: IncomingMessage,
  { operation, estate, given }: Asked,
): Answer {
  const { faults } = sweepbright.simulation
  const refusal = strike(faults, 'refuse', operation)
  if (refusal) return invalid({ email: [refusal.message] })
  if (operation === 'oauth/token') return giveToken(sweepbright, given)
  const bearer = headers.authorization?.replace(/^Bearer /i, '') ?? ''
  if ((sweepbright.tokens.get(bearer) ?? 0) <= sweepbright.simulation.clock().getTime())
    return { status: 401, body: { message: 'Unauthenticated.' } }
  if (!/^application\/vnd\.sweepbright\.v\d{8}\+json$/.test(headers.accept ?? ''))
    return { status: 406, body: { message: 'Name a version.' } }
  switch (`${method} ${operation}`) {
    case 'GET estates':
      return findEstate(sweepbright, estate)
    case 'PUT estates/url':
      return noteUrl(sweepbright, estate, given)
    case 'POST estates/contacts':
      return estateContact(sweepbright, estate, given)
    case 'POST contacts':
      return generalContact(sweepbright, given)
    default:
      return notFound()
  }
}

const clientSchema = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  client_secret: z.string(),
})

function giveToken(sweepbright: Sweepbright, given: unknown): Answer {
  const { customerName, customerPassword } = sweepbright.simulation.options
  const client = clientSchema.safeParse(given).data
  if (client?.client_id !== customerName || client.client_secret !== customerPassword)
    return { status: 401, body: { error: 'invalid_client' } }
  const token = randomUUID()
  const seconds = sweepbright.tokenMinutes * 60
  sweepbright.tokens.set(token, sweepbright.simulation.clock().getTime() + seconds * 1000)
  return answered({ token_type: 'Bearer', access_token: token, expires_in: seconds })
}

/** The faults of a list are those of a platform that denies some of its homes, or all. */
function findEstate({ simulation, hasQuirks, links }: Sweepbright, estate: string): Answer {
  const { world, faults } = simulation
  const id = worldId(estate)
  if (strike(faults, 'emptyList', 'estates')) return notFound()
  if (strike(faults, 'halfList', 'estates') && id % 2 === 0) return notFound()
  const asked = { hasQuirks, now: simulation.clock(), links }
  const project = world.projects.find((known) => known.id === id)
  if (project && !world.changes.deletedProjectIds.has(id))
    return answered(projectEstateOf(world, project, asked))
  const core = world.slotOf(id) < 0 ? undefined : world.find(id)
  if (!core || !isPublished(world, core)) return notFound()
  const spoiled = strike(faults, 'malformedRows', 'estates')?.rate ?? 0
  const told = estateOf(world, core, asked)
  return answered(isMalformed(id, spoiled) ? malformed(told, id) : told)
}

function malformed(estate: Estate, id: number): Estate {
  const ways = [
    { ...estate, negotiation: 'abc' },
    without(estate, 'location'),
    { ...estate, status: 'prospect' },
    { ...estate, price: { amount: 'veel', currency: 'EUR' } },
  ]
  return ways[id % ways.length]!
}

/** Where the website shows it; a unit is published with its project. */
function noteUrl(
  { simulation: { world }, publishedUrls }: Sweepbright,
  estate: string,
  given: unknown,
): Answer {
  const core = world.find(worldId(estate))
  if (!core && !world.projects.some(({ id }) => id === worldId(estate))) return notFound()
  if (core && core.projectId > 0) return invalid({ estate: ['A unit is published with its project.'] })
  const parsed = z.object({ url: z.url() }).safeParse(given).data
  if (!parsed) return invalid({ url: ['is not an address'] })
  publishedUrls.set(estate, parsed.url)
  return answered()
}

const named = z.looseObject({ id: z.string() })
const told: Record<string, EventName> = {
  ...{ change: 'estate-updated', sell: 'estate-updated', let: 'estate-updated', reprice: 'estate-updated' },
  ...{ delete: 'estate-deleted', restore: 'estate-added' },
}

/** The same control plane, by the uuids of this platform; what it changes is told to the website. */
function controlled(sweepbright: Sweepbright, method: string, name: string, given: unknown) {
  if (name === 'tokens/expire') {
    sweepbright.tokens.clear()
    return answered({ ok: true })
  }
  if (name === 'links/expire') {
    sweepbright.links.notBefore = sweepbright.simulation.clock().getTime() + 1
    return answered({ ok: true })
  }
  if (name === 'republish') return answered({ events: republish(sweepbright) })
  if (name === 'urls') return answered(Object.fromEntries(sweepbright.publishedUrls))
  const home = named.safeParse(given).data
  const answer = control(
    sweepbright.simulation,
    method,
    name,
    home ? { ...home, id: worldId(home.id) } : given,
  )
  const event = told[name]
  if (home && event && answer.status === 200) happen(sweepbright, event, worldId(home.id))
  const many = z.object({ ids: z.array(z.number()) }).safeParse(answer.body).data
  if (!many) return answer
  for (const id of many.ids) happen(sweepbright, 'estate-updated', id)
  return { ...answer, body: { ids: many.ids.map(estateId) } }
}
