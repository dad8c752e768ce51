import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'

import { requestTransaction } from '@/cms/hooks/request-transaction'
import type { Queryable } from '@/database/query'
import { knownLocale } from '@/i18n/locales'

import { queueColleagueLetter } from './queue-colleague-letter'

export const notePassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data } = args as { data?: { password?: unknown } }
  if (operation === 'update') req.context.hasNewPassword = typeof data?.password === 'string'
  return args
}

/** Tells of a new password, which they may not have chosen themselves. Payload ends the other sessions. */
export const notifyOfPassword: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || !req.context.hasNewPassword || req.context.isFirstPassword) return
  await queueColleagueLetter(await requestTransaction<Queryable>(req), {
    kind: 'password-changed',
    email: (doc as { email: string }).email,
    language: knownLocale(req.i18n.language),
  })
}
