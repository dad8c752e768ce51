import { consentFlags, flagsOf } from '@/domain/consent/consent-flags'
import { countsAsConsent } from '@/domain/consent/cookie-text'
import { type Choices, choicesOf, optionalPurposes, withdrawn } from '@/domain/consent/purposes'
import {
  consentDays,
  consentKey,
  flagKey,
  mapHostKey,
  parseStoredConsent,
  purposeCookie,
  type StoredConsent,
} from '@/domain/consent/stored-consent'
import { cookiesFor } from '@/domain/consent/tag-cookies'

import { cookieNames, readCookie, removeCookie, setCookie } from './cookie-jar.client'

// A browser may refuse its storage: the visitor is then asked on the next page too, and nothing loads.
export function readConsent(): StoredConsent | null {
  try {
    return parseStoredConsent(localStorage.getItem(consentKey))
  } catch {
    return null
  }
}

/** The answer and its flags in local storage, and a cookie that says true or false for each purpose. */
export function keepConsent(consent: StoredConsent): void {
  const flags = flagsOf(consent.choices)
  try {
    localStorage.setItem(consentKey, JSON.stringify(consent))
    for (const flag of consentFlags) localStorage.setItem(flagKey(flag), flags[flag])
  } catch {
    // The cookies still hold for this visit.
  }
  for (const purpose of optionalPurposes)
    setCookie(purposeCookie(purpose), String(consent.choices[purpose]), consentDays)
}

export function forgetConsent(): void {
  try {
    for (const key of [consentKey, ...consentFlags.map(flagKey)]) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
  const own = optionalPurposes.map(purposeCookie)
  for (const name of cookieNames()) if (own.includes(name)) removeCookie(name)
  removeTagCookies(optionalPurposes)
  forgetMapHost()
}

/** Whoever takes back what they allowed is asked about a map of another host again as well. */
function forgetMapHost(): void {
  try {
    sessionStorage.removeItem(mapHostKey)
  } catch {
    // Nothing was kept.
  }
}

/** Removes what tags left for the purposes that are allowed no more; answers whether there was such a purpose. */
export function removeWithdrawn(before: Choices, after: Choices): boolean {
  const gone = withdrawn(before, after)
  removeTagCookies(gone)
  if (gone.length > 0) forgetMapHost()
  return gone.length > 0
}

function removeTagCookies(gone: Parameters<typeof cookiesFor>[0]): void {
  for (const name of cookiesFor(gone, cookieNames())) removeCookie(name)
}

/** What may load on this page. */
export function allowedNow(): Choices {
  return choicesOf((purpose) => countsAsConsent(readCookie(purposeCookie(purpose)), location.pathname))
}
