import type { PictureHosts } from '@/domain/media/picture-url'
import { ListingCard } from '@/features/listings/list/listing-card'
import type { Locale } from '@/i18n/locales'
import { RichText, type RichTextNeeds } from '@/ui/page/rich-text'
import { WidePicture } from '@/ui/media/wide-picture'

import { AdviserModule } from './modules/adviser/adviser'
import { ArticleModule } from './modules/article/article'
import { CallToActionModule } from './modules/call-to-action/call-to-action'
import { CategoryModule } from './modules/category/category'
import { ColumnsModule } from './modules/columns/columns'
import { ContactModule } from './modules/contact/contact'
import { FiguresModule } from './modules/figures/figures'
import { MapModule } from './modules/map/map'
import { moduleRows } from './modules/module-rows'
import { ProjectsModule } from './modules/projects/projects'
import { PropertyListModule } from './modules/property-list/property-list'
import { QuestionsModule } from './modules/questions/questions'
import { TeamModule } from './modules/team/team'
import { TextModule } from './modules/text/text'
import { VideoModule } from './modules/video/video'
import { type ContentPage, linkOf } from './read/read-page'
import type { Shell } from './read/read-shell'
import type { ShownModule } from './read/shown-module'

export interface PageBodyProps {
  page: ContentPage
  locale: Locale
  hosts: PictureHosts
  site: Pick<Shell, 'agency' | 'settings'>
}

/**
 * Who comes to write finds the form on the first screen of a phone: picture and text come after it. They wait until the
 * whole form has arrived, which is when something follows `main`: else each further part of it would move them down.
 */
const formFirst =
  'flex flex-col *:w-full max-md:[&>:nth-child(2)]:order-last max-md:[main:not(:has(+*))_&>:nth-child(2)]:hidden max-md:[&>:nth-child(3)>*]:mt-5 max-md:[&_h1]:mt-0'

/** What a menu page shows under its banner: its words, then its modules on twelve columns. */
export function PageBody(props: PageBodyProps) {
  const { page, locale, hosts } = props
  const needs = needsOf(page, locale, hosts)
  // A banner has the page's title already.
  const title = page.banner?.title ? '' : page.title
  const beginsWithForm = page.modules[0]?.kind === 'contact'
  return (
    <div className={beginsWithForm ? `${page.className} ${formFirst}` : page.className}>
      <div className="page-width">
        {title && <h1 className="mt-4 max-w-[24ch] text-balance">{title}</h1>}
        {page.description && (
          <p className="text-ink-soft mt-5 max-w-[52ch] font-serif text-2xl leading-snug max-md:mt-2 max-md:text-lg">
            {page.description}
          </p>
        )}
      </div>
      <div className="page-width">
        {/* A banner has shown a picture already. */}
        {page.image && !page.banner && (
          <WidePicture
            {...page.image}
            hosts={hosts}
            isFirst
            className="mt-8 aspect-[3/2] w-full lg:aspect-[21/9]"
          />
        )}
        {page.body.length > 0 && (
          <div className="measure mt-10 text-lg lg:ml-[25%]">
            <RichText nodes={page.body} {...needs} />
          </div>
        )}
      </div>
      <Modules {...props} />
    </div>
  )
}

/** The modules alone, for a page that brings its own beginning: the list of homes. */
export function ListedModules(props: PageBodyProps) {
  return <Modules {...props} />
}

/** The rows that may stand on the first screens. */
const rowsAtOnce = 1

function Modules({ page, locale, hosts, site }: PageBodyProps) {
  const needs = needsOf(page, locale, hosts)
  return moduleRows(page.modules.filter(({ kind }) => kind !== 'whole-list')).map((row, index) => {
    const modules = row.map((module) => (
      <Module key={module.frame.id} module={module} needs={needs} site={site} />
    ))
    const key = row[0]?.frame.id
    const later = index < rowsAtOnce ? '' : 'later-part'
    if (row[0]?.frame.background.kind !== 'none')
      return (
        <div key={key} className={later}>
          {modules}
        </div>
      )
    return (
      <div key={key} className={`page-width grid grid-cols-12 gap-x-4 md:gap-x-6 lg:gap-x-8 ${later}`}>
        {modules}
      </div>
    )
  })
}

interface ModuleSwitchProps {
  module: ShownModule
  needs: RichTextNeeds
  site: PageBodyProps['site']
}

function Module({ module, needs, site }: ModuleSwitchProps) {
  switch (module.kind) {
    case 'property-list':
      return (
        <PropertyListModule
          {...module}
          {...needs}
          cards={module.cards.map((card) => (
            <ListingCard
              key={card.id}
              card={card}
              locale={needs.locale}
              settings={site.settings}
              hosts={needs.hosts}
              perRow={module.layout.perRow === 4 ? 4 : 3}
            />
          ))}
        />
      )
    case 'map':
      return <MapModule {...module} {...needs} />
    case 'projects':
      return <ProjectsModule {...module} {...needs} />
    case 'article':
      return <ArticleModule {...module} {...needs} />
    case 'category':
      return <CategoryModule {...module} {...needs} />
    case 'contact':
      return <ContactModule {...module} {...needs} agency={site.agency} />
    case 'text':
      return <TextModule {...module} {...needs} />
    case 'columns':
      return <ColumnsModule {...module} {...needs} />
    case 'questions':
      return <QuestionsModule {...module} {...needs} />
    case 'figures':
      return <FiguresModule {...module} {...needs} />
    case 'video':
      return <VideoModule {...module} {...needs} />
    case 'call-to-action':
      return <CallToActionModule {...module} {...needs} />
    case 'adviser':
      return <AdviserModule {...module} {...needs} />
    case 'team':
      return <TeamModule {...module} {...needs} />
    case 'whole-list':
      return null
  }
}

function needsOf({ paths, media }: ContentPage, locale: Locale, hosts: PictureHosts): RichTextNeeds {
  return { links: linkOf(paths), picture: (id) => media.get(id) ?? null, locale, hosts }
}
