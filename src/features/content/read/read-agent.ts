import { type MemberMatch, memberOfAgent } from '@/domain/content/member-of-agent'
import type { SitePicture } from '@/domain/site/site'
import { translator } from '@/i18n/messages'
import { memberPath } from '@/i18n/paths/member-paths'

import type { MemberDocument } from '../published/record-documents'
import type { ContentReader } from './content-reader'
import { pictureOf } from './read-pictures'

interface NamedAgent {
  id: string | null
  name: string
  email: string | null
  phone: string | null
}

/** An agent as the team tells of them; what it does not tell is as the data platform knows it. */
export interface AgentWords {
  name: string
  phone: string | null
  email: string | null
  /** Their own page. */
  href: string
  role: string
  languages: string[]
  picture: SitePicture | null
}

/** The member of the team whom the platform names for a home. */
export async function readAgent(
  { source, locale }: ContentReader,
  agent: NamedAgent,
): Promise<AgentWords | null> {
  const match = memberOfAgent((await source.findSingle('team'))?.members ?? [], agent)
  if (!match) return null
  const { member } = match
  const t = translator(locale)
  const media = await source.findRecords('media', member.picture === null ? [] : [member.picture])
  return {
    ...reachedAt(agent, match),
    href: memberPath(locale, member),
    role: member.role,
    languages: member.languages.map((language) => t(`lang.${language}`)),
    picture: pictureOf(media, member.picture),
  }
}

/** Who only has the same name may be reached elsewhere: then the platform's word stands. */
function reachedAt(
  { name, phone, email }: NamedAgent,
  { member, by }: { member: MemberDocument; by: MemberMatch },
) {
  return by === 'name'
    ? { name, phone, email }
    : { name: member.name, phone: member.phone || phone, email: member.email || email }
}
