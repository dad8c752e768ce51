import type { ArticleSummary, ItemLayout } from '@/domain/content/module'
import type { RichTextNeeds } from '@/ui/page/rich-text'

export interface ViewProps extends RichTextNeeds {
  articles: ArticleSummary[]
  layout: ItemLayout
  /** Of each article: one below whatever stands over it. */
  heading: 'h2' | 'h3' | 'h4'
}
