import { sql } from 'drizzle-orm'

import { payloadTables, wordsOf } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { bool, int, text } from '@/database/row'
import type { Locale } from '@/i18n/locales'
import { memberPath } from '@/i18n/paths/member-paths'

import { pathsOf } from './paths/entry-paths'
import { pathsOfRecords, recordKey } from './paths/record-paths'
import { isKept } from './trash/trashed'

/** Why visitors cannot see a record in a language. */
export type Unseen =
  'unsaved' | 'in-trash' | 'draft' | 'hidden' | 'no-page' | 'no-address' | 'only-in-modules'

export type OnSite = { href: string } | { unseen: Unseen }

export interface SiteRecord {
  /** `null`: one of the settings, which show on every page. */
  collection: string | null
  id: number | null
  /** The platform's number of the home or project, for notes. */
  recordId?: number
  locale: Locale
}

/** Where visitors find a record in one language, as a path of the site or an address elsewhere; or why they do not. */
export async function findOnSite(db: Queryable, record: SiteRecord): Promise<OnSite> {
  const { collection, id, recordId, locale } = record
  if (collection === null) return hrefOr((await pathsOf(db, ['home'], locale)).get('home'), 'no-address')
  if (id === null) return { unseen: 'unsaved' }
  switch (collection) {
    case 'pages':
    case 'articles': {
      const linked = { relationTo: collection, id } as const
      const found = (await pathsOfRecords(db, [linked], locale)).get(recordKey(linked))
      return found ? { href: found.href } : { unseen: await reasonOf(db, { ...linked, locale }) }
    }
    case 'categories':
      return hrefOr(await categoryPath(db, { id, locale }), 'only-in-modules')
    case 'listing-notes':
      return hrefOr(recordId === undefined ? undefined : `/property/${recordId}/`, 'unsaved')
    case 'project-notes': {
      const entry = `project-${recordId}`
      return hrefOr((await pathsOf(db, [entry], locale)).get(entry), 'no-page')
    }
    case 'team':
      return findMember(db, { id, locale })
    default:
      return { unseen: 'only-in-modules' }
  }
}

function hrefOr(href: string | undefined, unseen: Unseen): OnSite {
  return href === undefined ? { unseen } : { href }
}

async function reasonOf(
  db: Queryable,
  { relationTo, id, locale }: { relationTo: 'pages' | 'articles'; id: number; locale: Locale },
): Promise<Unseen> {
  const hasPage = relationTo === 'articles' ? sql`r.has_page` : sql`true`
  const [found] = await rows(
    db,
    { isTrashed: bool, isPublished: bool, isPublic: bool, hasPage: bool },
    sql`select not ${isKept(sql`r`)} as "isTrashed", coalesce(r._status = 'published', false) as "isPublished",
          coalesce(l.is_public, l.id is null) as "isPublic", coalesce(${hasPage}, true) as "hasPage"
        from ${payloadTables[relationTo]} r left join ${wordsOf(relationTo)} l on l._parent_id = r.id and l._locale = ${locale}
        where r.id = ${id}`,
  )
  if (!found) return 'unsaved'
  if (found.isTrashed) return 'in-trash'
  if (!found.isPublished) return 'draft'
  if (!found.isPublic) return 'hidden'
  return found.hasPage ? 'no-address' : 'no-page'
}

async function findMember(db: Queryable, { id, locale }: { id: number; locale: Locale }): Promise<OnSite> {
  const [found] = await rows(
    db,
    { id: int, name: text, isTrashed: bool },
    sql`select id, name, not ${isKept(sql`m`)} as "isTrashed" from ${payloadTables.team_members} m where id = ${id}`,
  )
  if (!found) return { unseen: 'unsaved' }
  return found.isTrashed ? { unseen: 'in-trash' } : { href: memberPath(locale, found) }
}

/** The page that stands where the addresses of the category's articles begin. */
async function categoryPath(
  db: Queryable,
  { id, locale }: { id: number; locale: Locale },
): Promise<string | undefined> {
  const [found] = await rows(
    db,
    { path: text },
    sql`select above.path from ${payloadTables.articles} a
        join content.path p on p.entry = 'article-' || a.id and p.language = ${locale}
        join content.path above on above.language = p.language
          and above.path = regexp_replace(p.path, '[^/]+/$', '')
        where a.category_id = ${id} limit 1`,
  )
  return found?.path
}
