import { consentFlags, flagsOf } from '@/domain/consent/consent-flags'
import { dialogVersion, sameForAll } from '@/domain/consent/purposes'
import { consentKey, flagKey, type StoredConsent } from '@/domain/consent/stored-consent'
import { tagKinds } from '@/domain/consent/tags'

/** What a browser keeps of a visitor who declined: the dialog does not come before what a test or a picture is about. */
export function declinedItems(): { name: string; value: string }[] {
  const choices = sameForAll(false)
  const flags = flagsOf(choices)
  const consent: StoredConsent = {
    id: '00000000-0000-4000-8000-000000000000',
    savedAt: Date.now(),
    version: dialogVersion,
    tags: tagKinds,
    choices,
  }
  return [
    { name: consentKey, value: JSON.stringify(consent) },
    ...consentFlags.map((flag) => ({ name: flagKey(flag), value: flags[flag] })),
  ]
}

/** The same as a browser's context takes it. */
export function declinedOn(origin: string) {
  return { cookies: [], origins: [{ origin, localStorage: declinedItems() }] }
}
