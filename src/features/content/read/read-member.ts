import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { filled, int, nullable, text } from '@/database/row'
import type { ArticleSummary, OfficeCard, TeamMemberCard } from '@/domain/content/module'
import { listHomesOfAgent } from '@/features/listings/agent/list-homes-of-agent'
import type { ListingCard } from '@/features/listings/search/search-listings'
import type { Locale } from '@/i18n/locales'

import { articleTag, authorTag, categoryTag, entryTag, mediaTag, pageTag, teamTag } from '../content-tags'
import { homesOfMember } from '../modules/property-list/homes-of-member'
import { pathsOfRecords } from '../paths/record-paths'
import { documentForm } from '../published/documents'
import { summaryOf } from './article-summary'
import type { ContentReader } from './content-reader'
import { memberCard, officeCard } from './team-cards'

/** A member of the team with all that their page shows. */
export interface ShownMember {
  member: TeamMemberCard
  office: OfficeCard | null
  homes: ListingCard[]
  /** What they wrote, newest first. */
  articles: ArticleSummary[]
  /** The page that shows the whole team, if there is one. */
  teamPage: { entry: string; path: string } | null
  tags: string[]
}

const mostHomes = 24
const mostArticles = 6

/** `null` when there is nobody with this number. */
export async function readMember(reader: ContentReader, id: number): Promise<ShownMember | null> {
  const { source, db, locale } = reader
  const { members, offices } = (await source.findSingle('team')) ?? { members: [], offices: [] }
  const member = members.find((one) => one.id === id)
  if (!member) return null
  const [homes, teamPage, written, categories] = await Promise.all([
    homesOfMember(reader, id, mostHomes),
    findTeamPage(db, locale),
    source.articlesBy(id, mostArticles),
    source.findSingle('categories'),
  ])
  const pictures = [member, ...written].flatMap(({ picture }) => picture ?? [])
  const [media, paths] = await Promise.all([
    source.findRecords('media', pictures),
    pathsOfRecords(
      db,
      written.map((article) => ({ relationTo: 'articles' as const, id: article.id })),
      locale,
    ),
  ])
  const office = offices.find((one) => one.id === member.office)
  return {
    member: memberCard(member, { offices, media, locale }),
    office: office ? officeCard(office) : null,
    homes,
    articles: written
      .map((article) => summaryOf(article, { categories: categories ?? [], media, paths, locale }))
      .filter(({ href }) => href !== null),
    teamPage,
    tags: [
      ...[teamTag, authorTag(id)],
      ...written.map((article) => articleTag(article.id)),
      ...written.flatMap(({ category }) => (category === null ? [] : [categoryTag(category)])),
      ...[...media.keys()].map(mediaTag),
      ...(teamPage ? [pageTag(teamPage.recordId), entryTag(teamPage.entry)] : []),
    ],
  }
}

/** Who is there instead of a member of the team who left. */
export interface FormerMember {
  office: OfficeCard | null
  colleagues: TeamMemberCard[]
  /** Those that the platform still names them for. */
  homes: ListingCard[]
  tags: string[]
}

/** `null` for somebody who never was a member of the team. */
export async function readFormerMember(
  { source, db, locale }: ContentReader,
  id: number,
): Promise<FormerMember | null> {
  const [left] = await rows(
    db,
    { office: int, agent: nullable(text) },
    sql`select office_id as office, platform_agent as agent from content.former_member where member_id = ${id}`,
  )
  if (!left) return null
  const { members, offices } = (await source.findSingle('team')) ?? { members: [], offices: [] }
  const office = offices.find((one) => one.id === left.office)
  const near = office ? members.filter((member) => member.office === office.id) : members
  const pictures = near.flatMap(({ picture }) => picture ?? [])
  const [media, homes] = await Promise.all([
    source.findRecords('media', pictures),
    left.agent === null
      ? []
      : listHomesOfAgent(db, {
          id: left.agent,
          ...{ otherIds: [], email: '', otherEmails: [], name: null },
          language: locale,
          maximum: mostHomes,
        }),
  ])
  return {
    office: office ? officeCard(office) : null,
    colleagues: near.map((member) => memberCard(member, { offices, media, locale })),
    homes,
    tags: [teamTag, ...[...media.keys()].map(mediaTag)],
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
