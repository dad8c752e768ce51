import { createHmac } from 'node:crypto'

import { isPublished, statusOf } from './codes'
import { companyId, estateId } from './ids'
import type { SignedEvent, Sweepbright } from './sweepbright'

export type EventName = 'estate-added' | 'estate-updated' | 'estate-deleted'

/** Signs by the secret that the agency shares with its website. */
export function signedEvent(secret: string, event: EventName, estate: string, at: Date): SignedEvent {
  const body = JSON.stringify({
    ...{ event, estate_id: estate, company_id: companyId },
    happened_at: at.toISOString().replace(/\.\d+Z$/, '+00:00'),
  })
  return { body, signature: createHmac('sha1', secret).update(body).digest('hex') }
}

/** Tells the website that something happened; units are told of by their project. */
export function happen(sweepbright: Sweepbright, event: EventName, worldId: number): void {
  const { simulation, hookUrl, events } = sweepbright
  const { projectId = 0 } = simulation.world.find(worldId) ?? {}
  const isUnit = projectId > 0
  const signed = signedEvent(
    simulation.options.customerPassword,
    isUnit ? 'estate-updated' : event,
    estateId(isUnit ? projectId : worldId),
    simulation.clock(),
  )
  events.push(signed)
  if (hookUrl !== undefined) void deliver(hookUrl, signed)
}

/** Once: whoever is not there misses it. */
async function deliver(hookUrl: string, { body, signature }: SignedEvent): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-hook-signature': signature }
  await fetch(hookUrl, { method: 'POST', headers, body }).catch(() => undefined)
}

/** Everything that is published, as new: what an agency asks of the platform for the first load. */
export function republish(sweepbright: Sweepbright): number {
  const { world } = sweepbright.simulation
  const ids = publishedIds(sweepbright)
  for (const id of ids) happen(sweepbright, 'estate-added', id)
  const projects = world.projects.filter(({ id }) => !world.changes.deletedProjectIds.has(id))
  for (const { id } of projects) happen(sweepbright, 'estate-added', id)
  return ids.length + projects.length
}

/** The homes that are published by themselves, by the numbers of the world. */
export function publishedIds({ simulation: { world } }: Sweepbright): number[] {
  const ids: number[] = []
  for (let slot = 0; slot < world.size; slot++) {
    const core = world.coreAt(slot)
    if (core.projectId === 0 && isPublished(world, core)) ids.push(core.id)
  }
  return ids
}

export function isAvailable({ simulation: { world } }: Sweepbright, id: number): boolean {
  const core = world.find(id)
  return core !== undefined && statusOf(core) === 'available'
}
