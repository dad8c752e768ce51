import { z } from 'zod'

import { NotLetIn } from '../http/token-keeper'
import type { Platform } from '../platform'
import { PlatformError } from '../platform-error'
import type { ExternalId } from '../platform-offer'
import { type SweepbrightClient, sweepbrightClient, type SweepbrightSettings } from './sweepbright-client'
import { sweepbrightDemands, sweepbrightLeads } from './sweepbright-contacts'
import { type EstateRecord, toListing } from './sweepbright-estate'
import { sweepbrightPushes } from './sweepbright-events'
import { isProject, toProject } from './sweepbright-projects'

/** What it always has. There are no lists, calendars or owners; its types are our kinds. */
type Sweepbright = Platform &
  Required<
    Pick<Platform, 'probe' | 'readAnswer' | 'findProject' | 'pushes' | 'publications' | 'leads' | 'demands'>
  >

/** SweepBright, the Website API: it notifies us of each change, and is asked for one estate at a time. */
export function sweepbright(settings: SweepbrightSettings): Sweepbright {
  const client = sweepbrightClient(settings)
  return {
    name: 'sweepbright',
    async probe() {
      await client.read(`estates/${noEstate}`)
    },
    async findListing(id) {
      const record = await findEstate(client, id)
      if (record instanceof PlatformError) return unread(id, record)
      return record && !isProject(record) ? { ...toListing(record, settings), record } : null
    },
    readAnswer: (record) => toListing(estateSchema.parse(record), settings),
    async findProject(id) {
      const record = await findEstate(client, id)
      if (record instanceof PlatformError) return { project: unread(id, record), unitIds: [] }
      return record && isProject(record) ? toProject(record, settings) : null
    },
    pushes: sweepbrightPushes(settings.clientSecret),
    publications: {
      // Units are published with their project, and have no address of their own there.
      async notify({ id, url, isUnit }) {
        if (isUnit) return
        try {
          await client.write('PUT', `estates/${encodeURIComponent(id)}/url`, { url })
        } catch (error) {
          if (!(error instanceof PlatformError && error.isRefusal)) throw error
        }
      },
    },
    leads: sweepbrightLeads(client),
    demands: sweepbrightDemands(client),
  }
}

/** Well-formed, and nobody's: to ask for it takes a token. */
const noEstate = '00000000-0000-4000-8000-000000000000'

const estateSchema = z.record(z.string(), z.unknown())

/**
 * `null` for what is not published, and for what no estate can be called. One that may not be read is no news about it,
 * and no reason to ask for no other: the error is the answer.
 */
async function findEstate(
  client: SweepbrightClient,
  id: ExternalId,
): Promise<EstateRecord | PlatformError | null> {
  if (!z.guid().safeParse(id).success) return null
  const answer = await client.read(`estates/${encodeURIComponent(id)}`).catch((error: unknown) => {
    if (error instanceof PlatformError && error.isRefusal && !(error instanceof NotLetIn)) return error
    throw error
  })
  if (answer instanceof PlatformError) return answer
  if (answer === null) return null
  const record = estateSchema.safeParse(answer).data
  if (!record) throw new PlatformError('estates: the answer has no known shape')
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isPrivate.has(name)))
}

/** Set aside with the reason: what the site has of it stays. */
function unread(externalId: ExternalId, { message: reason }: PlatformError) {
  return { ok: false as const, externalId, reason, record: { id: externalId } }
}

/** Who sells, who buys and what colleagues tell each other is none of the site's business, not even when it is set aside. */
const isPrivate = new Set(['vendors', 'buyers', 'internal_note'])
