import type { ArticleSummary, ItemLayout } from '@/domain/content/module'
import { RichText } from '@/ui/page/rich-text'
import { WidePicture } from '@/ui/media/wide-picture'

import { articleCard } from '../category/article-cards'
import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

interface ArticleModuleProps extends ModuleProps {
  layout: ItemLayout
  article: ArticleSummary
}

/** One article, in full beside its picture, or as a card. On a photograph it needs no picture of its own. */
export function ArticleModule({ frame, layout, article, ...needs }: ArticleModuleProps) {
  if (layout.view === 'module') {
    return (
      <ModuleSection frame={frame} hosts={needs.hosts}>
        <div className="max-w-md">
          {articleCard(article, { hosts: needs.hosts, perRow: 3, heading: frame.title ? 'h3' : 'h2' })}
        </div>
      </ModuleSection>
    )
  }
  const picture = frame.background.kind === 'image' ? null : article.picture
  const Heading = frame.title ? 'h3' : 'h2'
  return (
    <ModuleSection frame={frame} hosts={needs.hosts}>
      <div className={picture ? 'grid items-center gap-x-16 gap-y-8 lg:grid-cols-2' : 'max-w-[60ch]'}>
        {picture && <WidePicture {...picture} hosts={needs.hosts} className="aspect-3/2 w-full lg:order-2" />}
        <div>
          {article.title && <Heading className="text-4xl text-balance">{article.title}</Heading>}
          {article.standfirst && (
            <p className="mt-4 font-serif text-2xl leading-snug text-balance">{article.standfirst}</p>
          )}
          <div className="mt-5">
            <RichText nodes={article.body} isBelowHeading {...needs} />
          </div>
        </div>
      </div>
    </ModuleSection>
  )
}
