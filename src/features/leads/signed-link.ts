import { createHmac, timingSafeEqual } from 'node:crypto'

import { claimText, type LinkClaim, type LinkReading, tokenParts, tokenText } from '@/domain/lead/link-claim'
import type { LinkPurpose } from '@/domain/lead/link-purpose'

// By hand: tokens of libraries are three times as long, and mail programs break long addresses.

/** Makes and reads the links that let a visitor without an account come back to what is theirs. */
export interface LinkSigner {
  signLink(claim: LinkClaim): string
  readLink(purpose: LinkPurpose, token: string, now: Date): LinkReading
}

/** What signed before, and until when it still counts. */
export interface PreviousSecret {
  secret: string
  until: Date
}

export function linkSigner(secret: string, previous: PreviousSecret | null = null): LinkSigner {
  // Not the whole hash: 128 bits cannot be guessed.
  const signature = (claim: LinkClaim, signedWith = secret) =>
    createHmac('sha256', signedWith).update(claimText(claim)).digest().subarray(0, 16).toString('base64url')

  return {
    signLink: (claim) => tokenText(claim, signature(claim)),
    readLink(purpose, token, now) {
      const parts = tokenParts(token)
      if (!parts) return { state: 'invalid' }
      const { id, expires } = parts
      const claim = { purpose, id, expires }
      const isOurs =
        isSame(parts.signature, signature(claim)) ||
        (previous !== null &&
          now < previous.until &&
          isSame(parts.signature, signature(claim, previous.secret)))
      if (!isOurs) return { state: 'invalid' }
      return { state: expires > now ? 'valid' : 'expired', id, expires }
    },
  }
}

function isSame(given: string, ours: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(ours)]
  return a.length === b.length && timingSafeEqual(a, b)
}
