import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { filled, int, text } from '@/database/row'
import type { OfficeCard, TeamMemberCard } from '@/domain/content/module'
import { listHomesOfAgent } from '@/features/listings/agent/list-homes-of-agent'
import type { ListingCard } from '@/features/listings/search/search-listings'
import type { Locale } from '@/i18n/locales'

import { entryTag, mediaTag, pageTag, teamTag } from '../content-tags'
import { documentForm } from '../published/documents'
import type { ContentReader } from './content-reader'
import { memberCard, officeCard } from './team-cards'

/** A member of the team with all that their page shows. */
export interface ShownMember {
  member: TeamMemberCard
  office: OfficeCard | null
  homes: ListingCard[]
  /** The page that shows the whole team, if there is one. */
  teamPage: { entry: string; path: string } | null
  tags: string[]
}

const mostHomes = 24

/** `null` when there is nobody with this number. */
export async function readMember(reader: ContentReader, id: number): Promise<ShownMember | null> {
  const { source, db, locale } = reader
  const { members, offices } = (await source.findSingle('team')) ?? { members: [], offices: [] }
  const member = members.find((one) => one.id === id)
  if (!member) return null
  const others = members.filter((one) => one !== member)
  const [media, homes, teamPage] = await Promise.all([
    source.findRecords('media', member.picture === null ? [] : [member.picture]),
    listHomesOfAgent(db, {
      id: member.agentId,
      otherIds: others.flatMap(({ agentId }) => agentId ?? []),
      email: member.email,
      otherEmails: others.flatMap(({ email }) => email || []),
      name: members.find(({ name }) => name === member.name) === member ? member.name : null,
      language: locale,
      maximum: mostHomes,
    }),
    findTeamPage(db, locale),
  ])
  const office = offices.find((one) => one.id === member.office)
  return {
    member: memberCard(member, { offices, media, locale }),
    office: office ? officeCard(office) : null,
    homes,
    teamPage,
    tags: [
      teamTag,
      ...[...media.keys()].map(mediaTag),
      ...(teamPage ? [pageTag(teamPage.recordId), entryTag(teamPage.entry)] : []),
    ],
  }
}

/** Of several the one nearest to the start page. */
async function findTeamPage(db: Reads, locale: Locale) {
  const [found] = await rows(
    db,
    { entry: text, path: text, recordId: filled(int) },
    sql`select p.entry, p.path, p.record_id as "recordId"
        from content.path p
        join content.published d on d.version = ${documentForm} and d.language = p.language and d.key = 'page:' || p.record_id
        where p.language = ${locale} and p.type = 'page' and p.external_link is null
          and exists (
            select from jsonb_array_elements(d.document -> 'modules') module
            where module ->> 'blockType' = 'team' and coalesce(module ->> 'shows', 'both') <> 'offices'
          )
        order by length(p.path), p.path limit 1`,
  )
  return found ?? null
}
