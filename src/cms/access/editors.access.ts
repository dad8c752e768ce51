import type { Access, FieldAccess, PayloadRequest } from 'payload'

import { lockSeconds } from '../drafts'

/** The agency's own people. Every check names their collection, so that no other kind of account ever qualifies. */
export const roles = ['admin', 'editor', 'translator', 'agent'] as const
/** Those who work on what the site says. An agent works with leads only. */
export const contentRoles = ['admin', 'editor', 'translator'] as const
/** Those who may be given a lead. */
export const leadRoles = ['admin', 'editor', 'agent'] as const
export type Role = (typeof roles)[number]

export function hasRole({ user }: Pick<PayloadRequest, 'user'>, ...allowed: Role[]): boolean {
  return user?.collection === 'users' && allowed.includes(user.role)
}

export const isAdmin: Access = ({ req }) => hasRole(req, 'admin')

export const isEditor: Access = ({ req }) => hasRole(req, 'admin', 'editor')

export const isTeam: Access = ({ req }) => hasRole(req, ...contentRoles)

export const isAdminOrSelf: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  return req.user?.collection === 'users' && { id: { equals: req.user.id } }
}

/** Also whoever writes in a form at this moment: who opens it too sees that. An agent opens none. */
export const isAdminOrSelfOrWriting: Access = async (args) => {
  const { req } = args
  if (!hasRole(req, 'editor', 'translator')) return isAdminOrSelf(args)
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: { updatedAt: { greater_than: new Date(Date.now() - lockSeconds * 1000).toISOString() } },
    depth: 0,
    limit: 100,
    pagination: false,
    req: { transactionID: req.transactionID },
  })
  const writing = docs.map(({ user }) => user.value)
  return { id: { in: [req.user?.id, ...writing] } }
}

/**
 * The team reads everything. The site itself, which comes without an account and never through the API, reads what is
 * published; nobody else reads anything.
 */
export const isPublishedOrTeam: Access = ({ req }) =>
  hasRole(req, ...contentRoles) || (isSite(req) && { _status: { equals: 'published' } })

export const isSiteOrTeam: Access = ({ req }) => hasRole(req, ...contentRoles) || isSite(req)

/**
 * For documents with drafts: a translator writes drafts in their own languages; an editor publishes them. The admin asks
 * with the status it would save, to know which buttons to show; see guard-translator for what a save really does.
 */
export const isEditorOrDraftingTranslator: Access = ({ req, data }) =>
  hasRole(req, 'admin', 'editor') ||
  (translates(req) && (data as { _status?: unknown } | undefined)?._status !== 'published')

/** For what has no drafts: a translator writes in their own languages, and only what is written per language. */
export const isEditorOrTranslator: Access = ({ req }) => hasRole(req, 'admin', 'editor') || translates(req)

/** For fields that all languages share. */
export const editorsField: FieldAccess = ({ req }) => hasRole(req, 'admin', 'editor')

function isSite(req: PayloadRequest): boolean {
  return req.user === null && req.payloadAPI === 'local'
}

function translates({ user, locale }: PayloadRequest): boolean {
  if (user?.collection !== 'users' || user.role !== 'translator') return false
  return user.languages?.some((language) => language === locale) ?? false
}
