import type { LinkPurpose } from './link-purpose'

/** What a link says about itself. The id is that of a lead, or of who follows a home. */
export interface LinkClaim {
  purpose: LinkPurpose
  id: string
  expires: Date
}

export type LinkReading =
  | { state: 'valid'; id: string; expires: Date }
  /** Ours, but too old. */
  | { state: 'expired'; id: string; expires: Date }
  /** Made by nobody we know, or for something else. */
  | { state: 'invalid' }

/** The part of a link that is signed; the purpose is not in the address, so it cannot be exchanged either. */
export function claimText({ purpose, id, expires }: LinkClaim): string {
  return `${purpose}.${id}.${secondsText(expires)}`
}

/** `id.expires.signature`, none of which needs escaping in an address. */
export function tokenText({ id, expires }: LinkClaim, signature: string): string {
  return `${id}.${secondsText(expires)}.${signature}`
}

const tokenForm = /^([\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{20,64})$/

export function tokenParts(token: string): { id: string; expires: Date; signature: string } | null {
  const [, id, seconds, signature] = tokenForm.exec(token) ?? []
  if (!id || !seconds || !signature) return null
  return { id, expires: new Date(Number.parseInt(seconds, 36) * 1000), signature }
}

function secondsText(moment: Date): string {
  return Math.floor(moment.getTime() / 1000).toString(36)
}
