import type { LinkPurpose } from '../src/domain/lead/link-purpose'
import { linkPath } from '../src/domain/lead/link-path'
import { linkSigner } from '../src/features/leads/signed-link'

const { signLink } = linkSigner(process.env.LINK_SECRET ?? 'only-for-development-and-tests')

const dayMs = 86_400_000

/** A link as it was good until yesterday. */
export function expiredLink(purpose: LinkPurpose, id: string): string {
  return linkPath('nl', purpose, signLink({ purpose, id, expires: new Date(Date.now() - dayMs) }))
}

/** A link with one letter of its signature changed. */
export function forgedLink(path: string): string {
  return path.replace(/(.)\/$/, (_, last: string) => `${last === 'A' ? 'B' : 'A'}/`)
}
