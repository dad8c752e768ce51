import type {
  CallToActionModule,
  ColumnsModule,
  FiguresModule,
  QuestionsModule,
  Section,
  TextModule,
} from '@/cms/generated/payload-types'
import type { KeyFigure, QuestionAndAnswer } from '@/domain/content/module'
import { isWritten, parseRichText, type RichText } from '@/domain/content/rich-text'

import { idOf } from '../id-of'
import { type LinkDocument, linkDocuments } from './link-document'

export type StoredModule = NonNullable<Section['modules']>[number]

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

/** Those that are shown. */
export function moduleDocuments(modules: readonly StoredModule[] | null | undefined): ModuleDocument[] {
  return (modules ?? []).filter(({ isShown }) => isShown !== false).map(moduleDocument)
}

/** Without the words that visitors do not see. */
export function moduleDocument(module: StoredModule): ModuleDocument {
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
