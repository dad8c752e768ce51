import type { Access } from 'payload'

/** Only the agency's own people: the check names their collection, so that no other account ever qualifies. */
export const isAdmin: Access = ({ req: { user } }) => user?.collection === 'users' && user.role === 'admin'

export const isAdminOrSelf: Access = ({ req: { user } }) => {
  if (user?.collection !== 'users') return false
  return user.role === 'admin' || { id: { equals: user.id } }
}
