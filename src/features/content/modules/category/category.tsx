import type { ReactNode } from 'react'

import type { ArticleGroup, ItemLayout } from '@/domain/content/module'
import type { SiteLink as Link } from '@/domain/site/site'
import { SiteLink } from '@/ui/site-link'
import { RichText, type RichTextNeeds } from '@/ui/page/rich-text'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'
import { CollapseView } from './collapse-view'
import { ListView } from './list-view'
import { NewsView } from './news-view'
import { OverviewView } from './overview-view'
import { SliderView } from './slider-view'
import type { ViewProps } from './view-props'

interface CategoryModuleProps extends ModuleProps {
  layout: ItemLayout
  groups: ArticleGroup[]
  more: Link | null
}

/** Articles of a category in one of its views; those of sub-categories under their own names. */
export function CategoryModule({ frame, layout, groups, more, ...needs }: CategoryModuleProps) {
  const shown = withinMaximum(namedIn(layout.view, groups), layout.view === 'single' ? 1 : layout.maximum)
  if (shown.length === 0) return null
  return (
    <ModuleSection
      frame={frame}
      hosts={needs.hosts}
      aside={
        more && <SiteLink link={more} locale={needs.locale} className="inline-flex min-h-11 items-center" />
      }
    >
      {shown.map(({ title, articles }) => (
        <div key={title} className="not-first:mt-12">
          {title && <GroupTitle isBelowTitle={frame.title !== ''}>{title}</GroupTitle>}
          <View
            articles={articles}
            layout={layout}
            heading={headingBelow(frame.title, title)}
            label={title || frame.title}
            needs={needs}
          />
        </div>
      ))}
    </ModuleSection>
  )
}

interface ViewSwitchProps extends Omit<ViewProps, keyof RichTextNeeds> {
  /** The module's title, or the sub-category's. */
  label: string
  needs: RichTextNeeds
}

function View({ articles, layout, heading, label, needs }: ViewSwitchProps): ReactNode {
  const view = { articles, layout, heading, ...needs }
  switch (layout.view) {
    case 'slider':
      return <SliderView {...view} label={label} />
    case 'news':
      return <NewsView {...view} />
    case 'collapse':
      return <CollapseView {...view} />
    case 'module':
      return <OverviewView {...view} />
    case 'single':
      return <InFull {...view} />
    case 'list':
      return <ListView {...view} />
  }
}

function InFull({ articles: [article], heading: Heading, links, picture, locale, hosts }: ViewProps) {
  if (!article) return null
  return (
    <div className="measure text-lg">
      {article.title && <Heading className="mb-4 text-3xl">{article.title}</Heading>}
      <RichText
        nodes={article.body}
        isBelowHeading
        links={links}
        picture={picture}
        locale={locale}
        hosts={hosts}
      />
    </div>
  )
}

/** A line that opens, or leads on, needs a name: a condition may have hidden it. */
function namedIn(view: ItemLayout['view'], groups: readonly ArticleGroup[]): readonly ArticleGroup[] {
  if (view !== 'collapse' && view !== 'module') return groups
  return groups.map((group) => ({ ...group, articles: group.articles.filter(({ title }) => title) }))
}

function GroupTitle({ isBelowTitle, children }: { isBelowTitle: boolean; children: ReactNode }) {
  const Heading = isBelowTitle ? 'h3' : 'h2'
  return <Heading className="mb-5 text-2xl">{children}</Heading>
}

function headingBelow(...titles: string[]): ViewProps['heading'] {
  return (['h2', 'h3', 'h4'] as const)[titles.filter(Boolean).length] ?? 'h4'
}

function withinMaximum(groups: readonly ArticleGroup[], maximum: number): ArticleGroup[] {
  let left = maximum
  return groups
    .map(({ title, articles }) => {
      const taken = articles.slice(0, left)
      left -= taken.length
      return { title, articles: taken }
    })
    .filter(({ articles }) => articles.length > 0)
}
