import type { Page, TextModule } from '@/cms/generated/payload-types'
import { parseRichText, type RichText } from '@/domain/content/rich-text'

import { idOf } from '../id-of'
import { linkDocument, type LinkDocument } from './link-document'
import { seoDocument, type SeoDocument } from './seo-document'

type StoredModule = NonNullable<Page['modules']>[number]

/** A module as stored, with its text as the site knows texts. */
export type ModuleDocument =
  Exclude<StoredModule, TextModule> | (Omit<TextModule, 'body'> & { body: RichText })

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
  return (own.blockType === 'text' ? { ...own, body: parseRichText(own.body) } : own) as ModuleDocument
}
