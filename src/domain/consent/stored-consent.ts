import { isPreviewPath } from '../preview'
import { type Choices, choicesOf } from './purposes'
import type { TagKind } from './tags'

/** A visitor's answer as their own browser keeps it. */
export interface StoredConsent {
  /** At random: it leads to the proof that we keep, and to nobody. */
  id: string
  savedAt: number
  version: number
  /** The tags that the dialog named. */
  tags: readonly TagKind[]
  choices: Choices
}

/** What the dialog would ask now. */
export interface Asked {
  version: number
  tags: readonly TagKind[]
}

/** Six months: then everybody is asked again. */
export const consentDays = 182

const dayMs = 86_400_000

/** Names in local storage and of cookies. */
export const consentKey = 'gevel:consent'
export const flagKey = (flag: string) => `gevel:${flag}`
export const purposeCookie = (purpose: string) => `gevel-consent-${purpose}`

/** A visitor who let the map load from another host is not asked again in this tab. */
export const mapHostKey = 'gevel:map-host'

/** `null` for what another version or a curious hand left there. */
export function parseStoredConsent(text: string | null): StoredConsent | null {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<StoredConsent> | null
    if (!found || typeof found.id !== 'string' || typeof found.savedAt !== 'number') return null
    const { id, savedAt, version = 0, tags, choices } = found
    return {
      ...{ id, savedAt, version },
      tags: Array.isArray(tags) ? tags : [],
      choices: choicesOf((purpose) => choices?.[purpose] === true),
    }
  } catch {
    return null
  }
}

/** Whether an answer still holds: it is young enough, and was given to all that is asked now. */
export function isValidConsent(stored: StoredConsent, { version, tags }: Asked, now: number): boolean {
  const age = now - stored.savedAt
  return (
    age >= 0 &&
    age < consentDays * dayMs &&
    stored.version === version &&
    tags.every((tag) => stored.tags.includes(tag))
  )
}

/** The dialog opens where there is no answer that holds, but never over an editor's preview. */
export function isDialogDue(
  stored: StoredConsent | null,
  { asked, path, now }: { asked: Asked; path: string; now: number },
): boolean {
  return !isPreviewPath(path) && !(stored && isValidConsent(stored, asked, now))
}

/** An address that holds `setcookies` asks for the answer to be forgotten. */
export function asksToForget(search: string): boolean {
  return new URLSearchParams(search).has('setcookies')
}
