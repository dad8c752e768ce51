import type {
  CallToActionModule,
  ColumnsModule,
  FiguresModule,
  Page,
  QuestionsModule,
  TextModule,
} from '@/cms/generated/payload-types'
import { isWritten, parseRichText, type RichText } from '@/domain/content/rich-text'

import type { KeyFigure, QuestionAndAnswer } from '@/domain/content/module'

import { idOf } from '../id-of'
import { linkDocument, linkDocuments, type LinkDocument } from './link-document'
import { seoDocument, type SeoDocument } from './seo-document'

type StoredModule = NonNullable<Page['modules']>[number]

interface ColumnDocument {
  id: string
  heading: string
  body: RichText
  picture: number | null
}

type Rewritten =
  | (Omit<TextModule, 'body'> & { body: RichText })
  | (Omit<ColumnsModule, 'columns'> & { columns: ColumnDocument[] })
  | (Omit<QuestionsModule, 'questions'> & { questions: QuestionAndAnswer[] })
  | (Omit<FiguresModule, 'figures'> & { figures: KeyFigure[] })
  | (Omit<CallToActionModule, 'links'> & { links: LinkDocument[] })

/** A module as stored, with its texts and rows as the site knows them. */
export type ModuleDocument = Exclude<StoredModule, { blockType: Rewritten['blockType'] }> | Rewritten

export interface BannerDocument {
  type: 'image' | 'gallery' | 'video' | 'colour'
  title: string
  description: string
  image: number | null
  images: number[]
  video: number | null
  colour: 'sand' | 'mist' | 'bluestone'
  isTransparent: boolean
  callToAction: LinkDocument | null
}

/** A menu page in one language. Pictures, articles and pages are named by their numbers. */
export interface PageDocument {
  id: number
  /** Its own name, also when the page does not show it. */
  name: string
  title: string
  description: string
  image: number | null
  body: RichText
  banner: BannerDocument | null
  hasBreadcrumb: boolean
  className: string
  modules: ModuleDocument[]
  seo: SeoDocument
}

export function pageDocument(page: Page): PageDocument {
  return {
    id: page.id,
    name: page.title || page.name,
    title: page.isTitlePublic === false ? '' : (page.title ?? ''),
    description: page.isDescriptionPublic === false ? '' : (page.description ?? ''),
    image: idOf(page.image),
    body: parseRichText(page.content),
    banner: page.showBanner ? bannerDocument(page.banner) : null,
    hasBreadcrumb: page.showBreadcrumb !== false,
    className: page.css ?? '',
    modules: (page.modules ?? []).filter(({ isShown }) => isShown !== false).map(moduleDocument),
    seo: seoDocument(page.seo),
  }
}

function bannerDocument(banner: Page['banner']): BannerDocument {
  return {
    type: banner?.type ?? 'image',
    title: banner?.title ?? '',
    description: banner?.description ?? '',
    image: idOf(banner?.image),
    images: (banner?.images ?? []).flatMap((image) => idOf(image) ?? []),
    video: idOf(banner?.video),
    colour: banner?.colour ?? 'sand',
    isTransparent: banner?.isTransparent ?? false,
    callToAction: linkDocument(banner?.callToAction),
  }
}

/** Without the words that visitors do not see. */
function moduleDocument(module: StoredModule): ModuleDocument {
  const own = { ...module, title: module.isTitlePublic === false ? '' : module.title }
  delete own.blockName
  delete own.isShown
  return { ...own, ...rewritten(own) } as ModuleDocument
}

/** Its texts, and its rows without those that say nothing in this language. */
function rewritten(module: StoredModule): object {
  switch (module.blockType) {
    case 'text':
      return { body: parseRichText(module.body) }
    case 'columns':
      return {
        columns: (module.columns ?? [])
          .map((column) => ({
            id: column.id ?? '',
            heading: column.heading?.trim() ?? '',
            body: parseRichText(column.body),
            picture: idOf(column.picture),
          }))
          .filter(({ heading, body }) => heading || isWritten(body)),
      }
    case 'questions':
      return {
        questions: (module.questions ?? [])
          .map((row) => ({
            id: row.id ?? '',
            question: row.question?.trim() ?? '',
            answer: parseRichText(row.answer),
          }))
          .filter(({ question, answer }) => question && isWritten(answer)),
      }
    case 'figures':
      return {
        figures: (module.figures ?? [])
          .map((row) => ({
            id: row.id ?? '',
            figure: row.figure?.trim() ?? '',
            meaning: row.meaning?.trim() ?? '',
          }))
          .filter(({ figure, meaning }) => figure && meaning),
      }
    case 'call-to-action':
      return { links: linkDocuments(module.links) }
    default:
      return {}
  }
}
