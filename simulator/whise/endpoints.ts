import { agents, agentEmail, sites } from '../world/agents'
import { actionsList, calendarsList, updateCalendar } from './calendars'
import { countries } from './codes'
import { contactsList, updateContact, upsertContact } from './contacts'
import { definitions } from './details'
import { estatesList } from './estate-list'
import { clientId, clientName, officeId } from './ids'
import { type Answer, type Whise, listed } from './whise'

type Endpoint = { method: 'POST' | 'PATCH'; handle: (whise: Whise, body: unknown) => Answer }

/** By the path after `v1/`, which is also what a fault is limited to. */
export const endpoints: Record<string, Endpoint> = {
  'estates/list': post(estatesList),
  'estates/details/list': post(() => listed('details', definitions)),
  'contacts/list': post(contactsList),
  'contacts/upsert': post(upsertContact),
  'contacts/update': { method: 'PATCH', handle: updateContact },
  'calendars/list': post(calendarsList),
  'calendars/actions/list': post(actionsList),
  'calendars/update': { method: 'PATCH', handle: updateCalendar },
  'admin/clients/list': post(() => listed('clients', [{ id: clientId, name: clientName }], 1)),
  'admin/offices/list': post(() => listed('offices', offices, offices.length)),
  'admin/representatives/list': post(() =>
    listed('representatives', representatives, representatives.length),
  ),
}

const offices = sites.map((site) => ({
  id: officeId(site.id),
  ...{ name: site.name, address: site.street, number: site.number, zip: site.zip, city: site.city },
  country: { id: countries[site.countryId] },
  ...{ phone: site.phone, email: site.email },
}))

const representatives = agents.map((agent) => ({
  ...{ id: agent.id, name: agent.name, firstName: agent.firstName, email: agentEmail(agent) },
  ...{ phone: agent.directPhone, mobile: agent.mobilePhone, officeId: officeId(agent.siteId) },
}))

function post(handle: Endpoint['handle']): Endpoint {
  return { method: 'POST', handle }
}
