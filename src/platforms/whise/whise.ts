import type { Platform } from '../platform'
import { whiseSlots } from './whise-calendar'
import { whiseClient, type WhiseSettings } from './whise-client'
import { whiseDemands, whiseLeads } from './whise-contacts'
import { listDeletedIds, listListings, listListingsById } from './whise-lists'
import { listProjects } from './whise-projects'

/** What it always has. Its categories are our kinds, it notifies nobody of changes, and it tells owners nothing without their password. */
type Whise = Platform &
  Required<
    Pick<
      Platform,
      'listListings' | 'listListingsById' | 'listDeletedIds' | 'listProjects' | 'leads' | 'demands'
    >
  >

/** Whise, version 1 of its API. */
export function whise(settings: WhiseSettings): Whise {
  const client = whiseClient(settings)
  return {
    name: 'whise',
    listListings: (request) => listListings(client, settings, request),
    listListingsById: (ids) => listListingsById(client, settings, ids),
    findListing: async (id) => (await listListingsById(client, settings, [id]))[0] ?? null,
    listDeletedIds: () => listDeletedIds(client),
    listProjects: () => listProjects(client, settings),
    leads: whiseLeads(client, settings),
    demands: whiseDemands(client, settings),
    ...(settings.visitActionId !== undefined && { slots: whiseSlots(client, settings.visitActionId) }),
  }
}
