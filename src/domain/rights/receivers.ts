import { companiesOf, configuredTags, type TagIds } from '../consent/tags'

/** Who works for the agency or gets something of a visitor, by what for. */
type ReceiverRole = 'mail' | 'platform' | 'translation' | 'pictures' | 'map' | 'measuring' | 'players'

export interface Receiver {
  role: ReceiverRole
  /** Empty: the agency's own machines. */
  names: string[]
}

/** The settings by which the site itself reaches others. */
interface ReceiverSettings {
  siteHost: string
  mailHost: string
  platform: string
  /** `null`: the agency translates without a machine. */
  translationHost: string | null
  pictureHost: string
  /** `null`: the map is drawn from our own data. */
  mapHost: string | null
  /** Of films and tours, which load when a visitor asks for one. */
  playerHosts: readonly string[]
  tags: TagIds
}

/** Nobody who is not configured is named, and nobody who is configured is left out. */
export function receiversOf(settings: ReceiverSettings): Receiver[] {
  const { siteHost, mailHost, platform, translationHost, pictureHost, mapHost, playerHosts, tags } = settings
  const companies = companiesOf(configuredTags(tags))
  const elsewhere = (host: string) => (domainOf(host) === domainOf(siteHost) ? [] : namesOf(host))
  return [
    { role: 'mail', names: elsewhere(mailHost) },
    { role: 'platform', names: [platform] },
    ...(translationHost === null
      ? []
      : [{ role: 'translation' as const, names: elsewhere(translationHost) }]),
    ...(elsewhere(pictureHost).length > 0
      ? [{ role: 'pictures' as const, names: elsewhere(pictureHost) }]
      : []),
    ...(mapHost === null ? [] : [{ role: 'map' as const, names: namesOf(mapHost) }]),
    ...(companies.length > 0 ? [{ role: 'measuring' as const, names: companies }] : []),
    { role: 'players', names: [...new Set(playerHosts.flatMap(namesOf))] },
  ]
}

function namesOf(host: string): string[] {
  const domain = domainOf(host)
  return domain === null ? [] : [domain]
}

/** Whose host it is; the name of a single machine is nobody's business. `null` for this machine and bare numbers. */
function domainOf(host: string): string | null {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (!name.includes('.') || /^[\d.]+$/.test(name) || name.startsWith('[')) return null
  return name.split('.').slice(-2).join('.')
}
