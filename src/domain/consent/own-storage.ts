import { consentFlags } from './consent-flags'
import { optionalPurposes } from './purposes'
import { consentDays, consentKey, flagKey, mapHostKey, purposeCookie } from './stored-consent'

type OwnerItem = 'owner_session' | 'owner_device'

/** What the site itself keeps in a browser. All of it is necessary: it is what the visitor asked for. */
export interface OwnItem {
  what:
    | 'consent'
    | 'consent_cookies'
    | 'favourites'
    | 'found_list'
    | 'hidden'
    | 'map'
    | 'map_host'
    | 'popup'
    | 'seen'
    | OwnerItem
  names: readonly string[]
  place: 'cookie' | 'local' | 'session'
  /** `null`: until the visitor removes it, or closes the tab. */
  days: number | null
}

export const ownItems: readonly OwnItem[] = [
  { what: 'consent', names: [consentKey, ...consentFlags.map(flagKey)], place: 'local', days: consentDays },
  {
    what: 'consent_cookies',
    names: optionalPurposes.map(purposeCookie),
    place: 'cookie',
    days: consentDays,
  },
  { what: 'favourites', names: ['gevel:favourites'], place: 'local', days: null },
  { what: 'hidden', names: ['gevel:hidden'], place: 'local', days: null },
  { what: 'seen', names: ['gevel:seen'], place: 'local', days: null },
  {
    what: 'found_list',
    names: ['gevel:found-list', 'gevel:found-list-return'],
    place: 'session',
    days: null,
  },
  { what: 'map', names: ['gevel:map-open', 'gevel:list-scroll'], place: 'session', days: null },
  { what: 'map_host', names: [mapHostKey], place: 'session', days: null },
  { what: 'popup', names: ['gevel:popup-closed'], place: 'session', days: null },
  { what: 'owner_session', names: ['gevel_owner'], place: 'cookie', days: 30 },
  { what: 'owner_device', names: ['gevel_device'], place: 'cookie', days: 400 },
]
