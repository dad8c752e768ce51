import type { Platform } from '../platform'
import { type OmnicasaSettings, omnicasaClient } from './omnicasa-client'
import { omnicasaDemands, omnicasaLeads, omnicasaSlots } from './omnicasa-leads'
import { listCategories, listDeletedIds, listListings, listListingsById } from './omnicasa-lists'
import { omnicasaFigures, omnicasaOwners } from './omnicasa-owners'
import { listProjects } from './omnicasa-project'

/** The classic Omnicasa service, spoken server to server: its addresses carry the password. */
export function omnicasa(settings: OmnicasaSettings): Platform {
  const client = omnicasaClient(settings)
  return {
    name: 'omnicasa',
    listListings: (request) => listListings(client, request),
    listListingsById: (ids) => listListingsById(client, ids),
    findListing: async (id) => (await listListingsById(client, [id]))[0] ?? null,
    listDeletedIds: () => listDeletedIds(client),
    listCategories: () => listCategories(client),
    listProjects: () => listProjects(client),
    slots: omnicasaSlots(client),
    leads: omnicasaLeads(client),
    demands: omnicasaDemands(client),
    owners: omnicasaOwners(client),
    figures: omnicasaFigures(client),
  }
}
