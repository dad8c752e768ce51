import { agencyName, mailDomain } from './agency'
import { type Labels, labels } from './language'
import type { Place } from './places'

export type Site = {
  id: number
  name: string
  street: string
  number: string
  zip: string
  city: string
  countryId: number
  phone: string
  email: string
  lat: number
  lng: number
}

export type Agent = {
  id: number
  firstName: string
  name: string
  directPhone: string
  mobilePhone: string
  function: Labels
  siteId: number
  languages: string[]
}

export const sites: readonly Site[] = [
  {
    id: 1,
    name: `${agencyName} Gent`,
    street: 'Kouter',
    number: '27',
    zip: '9000',
    city: 'Gent',
    countryId: 10,
    phone: '09 000 11 20',
    email: `gent@${mailDomain}`,
    lat: 51.05003,
    lng: 3.7253,
  },
  {
    id: 2,
    name: `${agencyName} Brussel`,
    street: 'Waterloolaan',
    number: '61',
    zip: '1000',
    city: 'Brussel',
    countryId: 10,
    phone: '02 000 11 40',
    email: `brussel@${mailDomain}`,
    lat: 50.83679,
    lng: 4.35651,
  },
  {
    id: 3,
    name: `${agencyName} Luxembourg`,
    street: 'avenue de la Liberté',
    number: '38',
    zip: '1930',
    city: 'Luxembourg',
    countryId: 50,
    phone: '+352 00 11 60',
    email: `luxembourg@${mailDomain}`,
    lat: 49.6042,
    lng: 6.1296,
  },
]

const manager = labels({
  nl: 'Kantoorverantwoordelijke',
  fr: 'Responsable d’agence',
  en: 'Office manager',
  de: 'Büroleitung',
})
const sales = labels({
  nl: 'Vastgoedmakelaar',
  fr: 'Agent immobilier',
  en: 'Estate agent',
  de: 'Immobilienmakler',
})
const letting = labels({
  nl: 'Verhuurverantwoordelijke',
  fr: 'Responsable location',
  en: 'Letting manager',
  de: 'Vermietung',
})

/** The people of the demo agency, as its own pages name them and with the numbers and addresses that these give. */
export const agents: readonly Agent[] = [
  {
    id: 11,
    firstName: 'Nele',
    name: 'Claes',
    directPhone: '09 000 11 21',
    mobilePhone: '0470 00 12 01',
    function: manager,
    siteId: 1,
    languages: ['nl', 'fr', 'en'],
  },
  {
    id: 12,
    firstName: 'Jonas',
    name: 'De Baere',
    directPhone: '09 000 11 22',
    mobilePhone: '0470 00 12 02',
    function: sales,
    siteId: 1,
    languages: ['nl', 'en'],
  },
  {
    id: 21,
    firstName: 'Thomas',
    name: 'Dubois',
    directPhone: '02 000 11 41',
    mobilePhone: '0470 00 12 05',
    function: manager,
    siteId: 2,
    languages: ['fr', 'nl', 'en'],
  },
  {
    id: 22,
    firstName: 'Inès',
    name: 'El Amrani',
    directPhone: '02 000 11 42',
    mobilePhone: '0470 00 12 06',
    function: letting,
    siteId: 2,
    languages: ['fr', 'en'],
  },
  {
    id: 31,
    firstName: 'Carole',
    name: 'Wagner',
    directPhone: '+352 00 11 61',
    mobilePhone: '+32 470 00 12 08',
    function: manager,
    siteId: 3,
    languages: ['fr', 'de', 'en'],
  },
  {
    id: 32,
    firstName: 'Marco',
    name: 'Ferreira',
    directPhone: '+352 00 11 62',
    mobilePhone: '+32 470 00 12 09',
    function: sales,
    siteId: 3,
    languages: ['de', 'fr', 'en', 'nl'],
  },
]

export function agentEmail({ firstName }: Agent): string {
  const plain = firstName.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  return `${plain.toLowerCase()}@${mailDomain}`
}

export const agentById = new Map(agents.map((agent) => [agent.id, agent]))

export const siteById = new Map(sites.map((site) => [site.id, site]))

export function siteFor(place: Place): number {
  const { province } = place.municipality
  if (
    place.region === 'luxembourg' ||
    province === 'WLX' ||
    province === 'Moselle' ||
    province === 'Meurthe-et-Moselle'
  )
    return 3
  if (place.region === 'brussels' || place.region === 'wallonia' || province === 'VBR') return 2
  return 1
}

export function agentFor(siteId: number, key: number): number {
  return siteId * 10 + 1 + (key % 2)
}
