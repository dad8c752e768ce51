import type { AfterErrorHook, PayloadRequest } from 'payload'

import { knownLocale } from '@/i18n/locales'

import { words } from '../words'

const unreadable = words({
  nl: 'Deze vraag kunnen we niet lezen.',
  fr: 'Cette demande est illisible.',
  en: 'This request cannot be read.',
  de: 'Diese Anfrage ist nicht lesbar.',
})

/**
 * A number that no column holds, a body that is cut off, a door that is not there: Payload hands them on, and answers
 * what then fails as a fault of its own. What went wrong stays in the log.
 */
export const refuseUnreadable: AfterErrorHook = ({ error, req }) => {
  // Where no door was found, nobody has looked who asks, nor in which language.
  const { user, i18n }: Partial<PayloadRequest> = req
  // Of somebody who is signed in a mistake in the code is more likely than an attack, and has to be seen.
  if (!isOfValue(error) && (user || !isOfRequest(error))) return undefined
  return { status: 400, response: { errors: [{ message: unreadable[knownLocale(i18n?.language)] }] } }
}

/** PostgreSQL's class 22: a value that its type cannot hold. */
function isOfValue(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown }
    if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return true
  }
  return false
}

/** What neither Payload refused in its own words, nor the database or the network failed at. */
function isOfRequest(error: object): boolean {
  return !['status', 'query', 'code'].some((name) => name in error && error[name as keyof typeof error])
}
