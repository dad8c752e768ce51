import type { LegalFact } from '@/domain/legal/legal-fact'

import type { ArticleDocument } from './article-document'
import type { GlobalDocument, GlobalKind } from './global-documents'
import type { PageDocument } from './page-document'
import type {
  CategoryDocument,
  MediaDocument,
  MenuPageDocument,
  NoteDocument,
  TeamDocument,
} from './record-documents'
import type { SectionDocument } from './section-document'

/**
 * The version of the documents that this release reads and writes. To be raised with every change of what a document
 * holds: the next migration then writes all of them beside those of the release that still answers.
 */
export const documentForm = 9

/** Documents that there are many of, each with a number. */
export interface RecordDocuments {
  page: PageDocument
  article: ArticleDocument
  section: SectionDocument
  media: MediaDocument
  'listing-note': NoteDocument
  'project-note': NoteDocument
}

/** Documents that there is one of: the settings, and small sets that pages need as a whole. */
export type SingleDocuments = { [Kind in GlobalKind]: GlobalDocument<Kind> } & {
  categories: CategoryDocument[]
  /** Pages of the menu, those of its submenus too, in their order. */
  menu: MenuPageDocument[]
  team: TeamDocument
  'legal-facts': LegalFact[]
  /** The homes that editors want seen first. */
  featured: number[]
}

export type RecordKind = keyof RecordDocuments
export type SingleKind = keyof SingleDocuments

export function recordKey(kind: RecordKind, id: number): string {
  return `${kind}:${id}`
}
