import { listHomesOfAgent } from '@/features/listings/agent/list-homes-of-agent'
import type { ListingCard } from '@/features/listings/search/search-listings'

import type { ContentReader } from '../../read/content-reader'

/** The homes that the platform names a member of the team for; none for who is not there. */
export async function homesOfMember(
  { source, db, locale }: ContentReader,
  id: number | null,
  maximum: number,
): Promise<ListingCard[]> {
  const { members } = (await source.findSingle('team')) ?? { members: [] }
  const member = members.find((one) => one.id === id)
  if (!member) return []
  const others = members.filter((one) => one !== member)
  return listHomesOfAgent(db, {
    id: member.agentId,
    otherIds: others.flatMap(({ agentId }) => agentId ?? []),
    email: member.email,
    otherEmails: others.flatMap(({ email }) => email || []),
    name: members.find(({ name }) => name === member.name) === member ? member.name : null,
    language: locale,
    maximum,
  })
}
