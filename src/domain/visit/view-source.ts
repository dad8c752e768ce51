import { googleSearch, portals, searchEngines, webmail } from './referring-hosts'

/** Where a visitor of a home's page came from. */
export const viewSources = ['own-site', 'search', 'portal', 'mail', 'direct', 'other'] as const

export type ViewSource = (typeof viewSources)[number]

export interface Arrival {
  /** The host of the page before this one; empty when there was none, or the browser does not say. */
  referrer: string
  /** `utm_source` and `utm_medium` in the page's address. */
  campaign: { source?: string; medium?: string }
}

const mailMedium = /^(e-?mail|mail|newsletter)$/
const searchMedium = /^(cpc|ppc|paidsearch|organic)$/

/** A link says more about itself than the page that it stands on: a mail is read on any host, or on none. */
export function viewSourceOf({ referrer, campaign }: Arrival, ownHosts: readonly string[]): ViewSource {
  const source = campaign.source?.toLowerCase() ?? ''
  const medium = campaign.medium?.toLowerCase() ?? ''
  const host = referrer.toLowerCase()
  if (ownHosts.includes(host)) return 'own-site'
  if (mailMedium.test(medium) || mailMedium.test(source)) return 'mail'
  if (portals.some((domain) => names(source, domain))) return 'portal'
  if (searchMedium.test(medium)) return 'search'
  if (host === '') return source === '' && medium === '' ? 'direct' : 'other'
  if (isOneOf(webmail, host)) return 'mail'
  if (isOneOf(portals, host)) return 'portal'
  if (googleSearch.test(host) || isOneOf(searchEngines, host)) return 'search'
  return 'other'
}

function isOneOf(domains: readonly string[], host: string): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}

/** Campaigns write a portal with or without its country: immoweb, immoweb.be. */
function names(source: string, domain: string): boolean {
  return source === domain || source === domain.replace(/\.[a-z]+$/, '')
}
