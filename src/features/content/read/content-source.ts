import type { ArticleDocument } from '../published/article-document'
import type { RecordDocuments, RecordKind, SingleDocuments, SingleKind } from '../published/documents'
import type { PageDocument } from '../published/page-document'
import type { SectionDocument } from '../published/section-document'

export interface ArticleList {
  categoryId: number
  order: 'date' | 'sort'
  maximum: number
  /** Left out: the article that the list stands under. */
  except?: number
  /** Only those that have a page to lead to. */
  withPage?: boolean
}

export interface PageWithSections {
  page: PageDocument
  sections: SectionsById
}

/** Those that are published. */
export type SectionsById = ReadonlyMap<number, SectionDocument>

/** Where the readers get content from, in one language: what is published, or with the drafts of a preview. */
export interface ContentSource {
  /** The page that is looked at, with the sections it holds: an editor sees the draft of the page. */
  findPage(id: number): Promise<PageWithSections | null>
  /** A section that is looked at by itself, in a preview. */
  findSection(id: number): Promise<SectionDocument | null>
  findArticle(id: number): Promise<ArticleDocument | null>
  /** Whatever else is shown: an editor sees of it what visitors see. Those that are not public are left out. */
  findRecords<Kind extends RecordKind>(
    kind: Kind,
    ids: Iterable<number>,
  ): Promise<ReadonlyMap<number, RecordDocuments[Kind]>>
  findSingle<Kind extends SingleKind>(kind: Kind): Promise<SingleDocuments[Kind] | null>
  /** The articles of each list, in its own order, by the list. */
  listArticles(lists: readonly ArticleList[]): Promise<ArticleDocument[][]>
  /** The newest articles of a member of the team that have a page. */
  articlesBy(author: number, maximum: number): Promise<ArticleDocument[]>
}
