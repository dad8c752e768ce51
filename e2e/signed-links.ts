import type { LinkPurpose } from '../src/domain/lead/link-purpose'
import { linkPath } from '../src/domain/lead/link-path'
import { linkSigner } from '../src/features/leads/signed-link'

const { signLink } = linkSigner(process.env.LINK_SECRET ?? 'only-for-development-and-tests')

const dayMs = 86_400_000

/** A link as a mail of today has it. */
export const freshLink = (purpose: LinkPurpose, id: string) => linkOf(purpose, id, dayMs)

/** A link as it was good until yesterday. */
export const expiredLink = (purpose: LinkPurpose, id: string) => linkOf(purpose, id, -dayMs)

function linkOf(purpose: LinkPurpose, id: string, goodFor: number): string {
  return linkPath('nl', purpose, signLink({ purpose, id, expires: new Date(Date.now() + goodFor) }))
}

/** A link with one letter of its signature changed. */
export function forgedLink(path: string): string {
  return path.replace(/(.)\/$/, (_, last: string) => `${last === 'A' ? 'B' : 'A'}/`)
}
