import type { Platform } from '../platform'
import { type OmnicasaSettings, omnicasaClient } from './omnicasa-client'
import { omnicasaHistory } from './omnicasa-history'
import { omnicasaDemands, omnicasaLeads, omnicasaSlots } from './omnicasa-leads'
import { listCategories, listDeletedIds, listListings, listListingsById } from './omnicasa-lists'
import { listProjects } from './omnicasa-project'
import { omnicasaVisits } from './omnicasa-visits'
import { omnicasaOwners } from './owners/omnicasa-owners'

/** All but the pushes: it tells of no change by itself. */
type Omnicasa = Platform &
  Required<
    Pick<
      Platform,
      'listListings' | 'listListingsById' | 'listDeletedIds' | 'listCategories' | 'listProjects' | 'leads'
    >
  >

/** The classic Omnicasa service, spoken server to server: its addresses carry the password. */
/** Under this number the platform files an agency's own website. */
const usualSiteMediumId = 5

export function omnicasa(settings: OmnicasaSettings): Omnicasa {
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
    history: omnicasaHistory(client),
    owners: omnicasaOwners(client, { siteMediumId: settings.siteMediumId ?? usualSiteMediumId }),
    visits: omnicasaVisits(client),
  }
}
