import type { CollectionSlug, Where } from 'payload'

import type { Article, ListingNote, Media, Page, Section } from '@/cms/generated/payload-types'

import { listingTag, projectsTag } from '@/features/listings/listing-tags'

import { articleTag, authorTag, categoryTag, mediaTag, pageTag, sectionTag } from '../content-tags'
import { articleDocument } from './article-document'
import { type RecordKind, recordKey } from './documents'
import { pageDocument } from './page-document'
import { type Asking, type InEveryLanguage, readAllLanguages } from './read-all-languages'
import { mediaDocument, noteDocument } from './record-documents'
import { sectionDocument } from './section-document'
import type { PublishedRow } from './stored-documents'
import { withWrittenModules } from './written-modules'

interface RecordSpec {
  collection: CollectionSlug
  /** By which field a key names a record. */
  numberField: 'id' | 'recordId'
  hasDrafts: boolean
  rowsOf: (record: InEveryLanguage<never>) => PublishedRow[]
}

const isPublished: Where = { _status: { equals: 'published' } }

/** How the records of each kind become documents; what is a draft, or not public in a language, becomes none. */
export const recordSpecs: Record<RecordKind, RecordSpec> = {
  page: { collection: 'pages', numberField: 'id', hasDrafts: true, rowsOf: pageRows },
  article: { collection: 'articles', numberField: 'id', hasDrafts: true, rowsOf: articleRows },
  section: { collection: 'sections', numberField: 'id', hasDrafts: true, rowsOf: sectionRows },
  media: { collection: 'media', numberField: 'id', hasDrafts: false, rowsOf: mediaRows },
  'listing-note': noteSpec('listing-note', 'listing-notes'),
  'project-note': noteSpec('project-note', 'project-notes'),
}

/** The documents of some records, in all languages. */
export async function recordRows(
  asking: Asking,
  kind: RecordKind,
  numbers: readonly number[],
): Promise<PublishedRow[]> {
  const { collection, numberField, hasDrafts, rowsOf } = recordSpecs[kind]
  const wanted: Where = { [numberField]: { in: [...numbers] } }
  const records = await readAllLanguages<never>(asking, collection, {
    where: hasDrafts ? { and: [wanted, isPublished] } : wanted,
    limit: numbers.length,
  })
  return records.flatMap(rowsOf)
}

function pageRows(page: InEveryLanguage<Page>): PublishedRow[] {
  return withWrittenModules(page)
    .filter(({ record }) => record.isPublic)
    .map(({ language, record }) => ({
      language,
      key: recordKey('page', record.id),
      document: pageDocument(record),
      tags: [pageTag(record.id)],
    }))
}

function sectionRows(section: InEveryLanguage<Section>): PublishedRow[] {
  return withWrittenModules(section)
    .filter(({ record }) => record.isPublic && record.title)
    .map(({ language, record }) => ({
      language,
      key: recordKey('section', record.id),
      document: sectionDocument(record),
      tags: [sectionTag(record.id)],
    }))
}

function articleRows(article: InEveryLanguage<Article>): PublishedRow[] {
  return article
    .filter(({ record }) => record.isPublic)
    .map(({ language, record }) => {
      const document = articleDocument(record)
      const { id, category, author, date, title } = document
      return {
        language,
        key: recordKey('article', id),
        document,
        tags: [
          articleTag(id),
          ...(category === null ? [] : [categoryTag(category)]),
          ...(author === null ? [] : [authorTag(author)]),
        ],
        ...(category !== null &&
          title &&
          date && {
            listed: {
              categoryId: category,
              date,
              sort: record.sort ?? 0,
              hasPage: record.hasPage ?? false,
              recordId: id,
            },
          }),
      }
    })
}

function mediaRows(media: InEveryLanguage<Media>): PublishedRow[] {
  return media.map(({ language, record }) => ({
    language,
    key: recordKey('media', record.id),
    document: mediaDocument(record),
    tags: [mediaTag(record.id)],
  }))
}

function noteSpec(kind: 'listing-note' | 'project-note', collection: CollectionSlug): RecordSpec {
  const rowsOf = (note: InEveryLanguage<ListingNote>): PublishedRow[] =>
    note.map(({ language, record }) => ({
      language,
      key: recordKey(kind, record.recordId),
      document: noteDocument(record),
      tags: [kind === 'project-note' ? projectsTag : listingTag(record.recordId)],
    }))
  return { collection, numberField: 'recordId', hasDrafts: false, rowsOf }
}
