/** In the admin. */
export const ownersPath = '/owners'

/** In its API. */
export const inviteOwnerPath = '/owners/invite'
export const revokeOwnerPath = '/owners/revoke'
export const inviteAgainPath = '/owners/again'
