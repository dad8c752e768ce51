import type { SitePicture } from '@/domain/site/site'
import { translator } from '@/i18n/messages'
import { memberPath } from '@/i18n/paths/member-paths'

import type { MemberDocument } from '../published/record-documents'
import type { ContentReader } from './content-reader'
import { pictureOf } from './read-pictures'

/** What editors tell of a member of the team, beside what the data platform knows of them. */
export interface AgentWords {
  /** Their own page. */
  href: string
  role: string
  languages: string[]
  picture: SitePicture | null
}

/** The member of the team whom the platform names for a home; by mail first, since names are written in many ways. */
export async function readAgent(
  { source, locale }: ContentReader,
  { name, email }: { name: string; email: string | null },
): Promise<AgentWords | null> {
  const members = (await source.findSingle('team'))?.members ?? []
  const member = members.find((one) => email && one.email === email) ?? firstNamed(members, name)
  if (!member) return null
  const t = translator(locale)
  const media = await source.findRecords('media', member.picture === null ? [] : [member.picture])
  return {
    href: memberPath(locale, member),
    role: member.role,
    languages: member.languages.map((language) => t(`lang.${language}`)),
    picture: pictureOf(media, member.picture),
  }
}

/** Of two with the same name the first answers for a home that names no known address. */
export function firstNamed(members: readonly MemberDocument[], name: string): MemberDocument | undefined {
  return members.find((one) => one.name === name)
}
