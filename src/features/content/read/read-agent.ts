import type { SitePicture } from '@/domain/site/site'
import { translator } from '@/i18n/messages'

import { idOf } from '../id-of'
import { type ContentReader, readingAs } from './content-reader'
import { pictureOf, readMedia } from './read-pictures'

/** What editors tell of a member of the team, beside what the data platform knows of him. */
export interface AgentWords {
  role: string
  languages: string[]
  picture: SitePicture | null
}

/** The member of the team whom the platform names for a home; by his mail first, since names are written in many ways. */
export async function readAgent(
  reader: ContentReader,
  { name, email }: { name: string; email: string | null },
): Promise<AgentWords | null> {
  const { docs } = await reader.payload.find({
    ...readingAs(reader),
    draft: false,
    collection: 'team',
    where: { or: [...(email ? [{ email: { equals: email } }] : []), { name: { equals: name } }] },
    limit: 2,
    pagination: false,
    select: { email: true, role: true, languages: true, picture: true },
  })
  const member = docs.find((one) => one.email === email) ?? docs[0]
  if (!member) return null
  const t = translator(reader.locale)
  const pictureId = idOf(member.picture)
  const media = await readMedia(reader, pictureId === null ? [] : [pictureId])
  return {
    role: member.role ?? '',
    languages: (member.languages ?? []).map((language) => t(`lang.${language}`)),
    picture: pictureOf(media, member.picture),
  }
}
