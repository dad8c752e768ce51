import type { Access, FieldAccess, PayloadRequest } from 'payload'

/** The agency's own people. Every check names their collection, so that no other kind of account ever qualifies. */
export const roles = ['admin', 'editor', 'translator'] as const
export type Role = (typeof roles)[number]

export function hasRole({ user }: Pick<PayloadRequest, 'user'>, ...allowed: Role[]): boolean {
  return user?.collection === 'users' && allowed.includes(user.role)
}

export const isAdmin: Access = ({ req }) => hasRole(req, 'admin')

export const isEditor: Access = ({ req }) => hasRole(req, 'admin', 'editor')

export const isTeam: Access = ({ req }) => hasRole(req, ...roles)

export const isAdminOrSelf: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  return req.user?.collection === 'users' && { id: { equals: req.user.id } }
}

/**
 * The team reads everything. The site itself, which comes without an account and never through the API, reads what is
 * published; nobody else reads anything.
 */
export const isPublishedOrTeam: Access = ({ req }) =>
  hasRole(req, ...roles) || (isSite(req) && { _status: { equals: 'published' } })

export const isSiteOrTeam: Access = ({ req }) => hasRole(req, ...roles) || isSite(req)

/**
 * For documents with drafts: a translator writes drafts in his own languages; an editor publishes them. The admin asks
 * with the status it would save, to know which buttons to show; see guard-translator for what a save really does.
 */
export const isEditorOrDraftingTranslator: Access = ({ req, data }) =>
  hasRole(req, 'admin', 'editor') ||
  (translates(req) && (data as { _status?: unknown } | undefined)?._status !== 'published')

/** For what has no drafts: a translator writes in his own languages, and only what is written per language. */
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
