import { type SQL, sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, stored, text } from '@/database/row'
import type { Locale } from '@/i18n/locales'

import { texts } from '../paths/path-fragments.sql'
import type { ArticleDocument } from '../published/article-document'
import {
  documentForm,
  type RecordDocuments,
  type RecordKind,
  recordKey,
  type SingleDocuments,
} from '../published/documents'
import type { PageDocument } from '../published/page-document'
import type { SectionDocument } from '../published/section-document'
import { sectionsOf } from '../sections/place-sections'
import type { ContentReader } from './content-reader'
import type { ArticleList, ContentSource, PageWithSections } from './content-source'
import { type KeptByRevision, keptDocuments } from './kept-by-revision'

interface VisitorNeeds {
  db: Reads
  locale: Locale
  /** The number of content.revision; with it, what there is one of is read once per change. */
  revision?: number
  kept?: KeptByRevision
}

/** What visitors see. Knows one table, in which there is nothing else, and of that the version of this release. */
export function visitorReader(needs: VisitorNeeds): ContentReader {
  return { db: needs.db, locale: needs.locale, source: publishedSource(needs) }
}

export function publishedSource({ db, locale, revision, kept = keptDocuments }: VisitorNeeds): ContentSource {
  async function findRecords<Kind extends RecordKind>(kind: Kind, ids: Iterable<number>) {
    const wanted = new Map([...ids].map((id) => [recordKey(kind, id), id]))
    const found = wanted.size === 0 ? [] : await rows(db, documentRow, byKeys(locale, [...wanted.keys()]))
    return new Map(
      found.map(({ key, document }) => [wanted.get(key) ?? 0, document as RecordDocuments[Kind]]),
    )
  }
  async function readPageWithSections(id: number): Promise<PageWithSections | null> {
    const found = await rows(db, documentRow, pageWithSections(locale, id))
    const own = recordKey('page', id)
    const page = found.find(({ key }) => key === own)?.document as PageDocument | undefined
    if (!page) return null
    const byKey = new Map(found.map(({ key, document }) => [key, document as SectionDocument]))
    const sections = sectionsOf(page).flatMap((section) => {
      const document = byKey.get(recordKey('section', section))
      return document ? [[section, document] as const] : []
    })
    return { page, sections: new Map(sections) }
  }
  async function readSingle(kind: keyof SingleDocuments): Promise<unknown> {
    const [found] = await rows(db, documentRow, byKeys(locale, [kind]))
    return found?.document ?? null
  }
  return {
    findPage: (id) => readPageWithSections(id),
    findSection: async (id) => (await findRecords('section', [id])).get(id) ?? null,
    findArticle: async (id) => (await findRecords('article', [id])).get(id) ?? null,
    findRecords,
    findSingle: async <Kind extends keyof SingleDocuments>(kind: Kind) => {
      const read = () => readSingle(kind)
      const document = revision === undefined ? read() : kept.read(`${locale} ${kind}`, { revision, read })
      return (await document) as SingleDocuments[Kind] | null
    },
    async listArticles(lists) {
      if (lists.length === 0) return []
      const found = await rows(
        db,
        { ...documentRow, list: int },
        sql`select list, key, document from (${sql.join(
          lists.map((list, index) => listOf(locale, list, index)),
          sql` union all `,
        )}) found order by list, position`,
      )
      const byList = Map.groupBy(found, ({ list }) => list)
      return lists.map((_, index) =>
        (byList.get(index) ?? []).map(({ document }) => document as ArticleDocument),
      )
    },
    async articlesBy(author, maximum) {
      const found = await rows(db, documentRow, byAuthor(locale, author, maximum))
      return found.map(({ document }) => document as ArticleDocument)
    },
  }
}

const documentRow = {
  key: text,
  document: stored<unknown>(),
}

function byKeys(locale: Locale, keys: readonly string[]): SQL {
  return sql`select key, document from content.published 
    where version = ${documentForm} and language = ${locale} and key = any(${texts(keys)})`
}

function byAuthor(locale: Locale, author: number, maximum: number): SQL {
  return sql`select key, document from content.published
    where version = ${documentForm} and language = ${locale} and kind = 'article' and has_page
      and (document ->> 'author')::int = ${author}
    order by date desc, record_id limit ${maximum}`
}

/** In one statement: what a page holds of sections is known to the database first. */
function pageWithSections(locale: Locale, id: number): SQL {
  return sql`
    with page as materialized (${byKeys(locale, [recordKey('page', id)])})
    select key, document from page
    union all
    select s.key, s.document from content.published s
    where s.version = ${documentForm} and s.language = ${locale} and s.key in (
      select 'section:' || (placed ->> 'section') from page,
        jsonb_path_query(page.document, '$.modules[*] ? (@.blockType == "section")') placed)`
}

/** Through the index of its order: a long category costs no more than a short one. */
function listOf(locale: Locale, list: ArticleList, index: number): SQL {
  const { categoryId, order, maximum, except, withPage = false } = list
  const sorted = order === 'sort' ? sql`sort, date desc, record_id` : sql`date desc, sort, record_id`
  return sql`
    select ${index}::int as list, key, document, row_number() over (order by ${sorted}) as position from (
      select * from content.published
      where version = ${documentForm} and language = ${locale} and category_id = ${categoryId} ${withPage ? sql`and has_page` : sql``}
        and record_id is distinct from ${except ?? null}::int
      order by ${sorted} limit ${maximum}
    ) listed`
}
