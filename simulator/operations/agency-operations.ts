import { type Outcome, success } from '../protocol/envelope'
import type { Parameters } from '../protocol/parameters'
import { rowLanguage } from '../protocol/row-language'
import type { Row } from '../rows/row-context'
import type { Simulation } from '../simulation'
import { agencyName, mailDomain } from '../world/agency'
import { agentEmail, agents, sites } from '../world/agents'
import { paged } from './paged'

export function getOfficeList(): Outcome {
  return success([{ ID: 1, Name: agencyName, Email: `info@${mailDomain}`, PhoneNumber: '09 000 11 20' }])
}

export function getDepartmentList(_: Simulation, parameters: Parameters): Outcome {
  const names = {
    nl: ['Verkoop', 'Verhuur'],
    fr: ['Vente', 'Location'],
    en: ['Sales', 'Lettings'],
    de: ['Verkauf', 'Vermietung'],
  }
  return success(names[rowLanguage(parameters).language].map((name, n) => ({ ID: n + 1, Name: name })))
}

export function getSiteList(_: Simulation, parameters: Parameters): Outcome {
  const rows = sites.map((site) => ({
    ID: site.id,
    Name: site.name,
    Street: site.street,
    HouseNumber: site.number,
    Zip: site.zip,
    City: site.city,
    CountryID: site.countryId,
    PhoneNumber: site.phone,
    Email: site.email,
    GoogleX: String(site.lat),
    GoogleY: String(site.lng),
  }))
  return paged(rows, parameters)
}

export function getUserList(simulation: Simulation, parameters: Parameters): Outcome {
  const siteIds = parameters.numbers('SiteIDs')
  const rows = agents
    .filter((agent) => siteIds.length === 0 || siteIds.includes(agent.siteId))
    .map((agent) => userRow(simulation, agent, parameters))
  return paged(rows, parameters)
}

export function getUser(simulation: Simulation, parameters: Parameters): Outcome {
  const agent = agents.find((candidate) => candidate.id === parameters.number('ID'))
  return success(agent ? userRow(simulation, agent, parameters) : null)
}

function userRow({ picturesUrl }: Simulation, agent: (typeof agents)[number], parameters: Parameters): Row {
  return {
    ID: agent.id,
    Name: agent.name,
    FirstName: agent.firstName,
    Email: agentEmail(agent),
    DirectPhone: agent.directPhone,
    MobilePhone: agent.mobilePhone,
    FunctionName: agent.function[rowLanguage(parameters).language],
    PictureUrl: `${picturesUrl}/cloud-storage/users/${agent.id}/1.jpg?width=400`,
    SiteID: agent.siteId,
    Languages: agent.languages.join(','),
  }
}
