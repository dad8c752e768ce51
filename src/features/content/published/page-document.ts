import type { Page } from '@/cms/generated/payload-types'
import { parseRichText, type RichText } from '@/domain/content/rich-text'

import { idOf } from '../id-of'
import { linkDocument, type LinkDocument } from './link-document'
import { type ModuleDocument, moduleDocument, type StoredModule } from './module-document'
import { seoDocument, type SeoDocument } from './seo-document'

/** Where a section stands; its modules are read with the page, as they are then. */
export interface PlacedSectionDocument {
  id: string
  blockType: 'section'
  section: number
}

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
  modules: (ModuleDocument | PlacedSectionDocument)[]
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
    modules: (page.modules ?? []).filter(({ isShown }) => isShown !== false).flatMap(placedDocument),
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

/** A section that was thrown away leaves nothing. */
function placedDocument(
  module: NonNullable<Page['modules']>[number],
): (ModuleDocument | PlacedSectionDocument)[] {
  if (module.blockType !== 'section') return [moduleDocument(module satisfies StoredModule)]
  const section = idOf(module.section)
  return section === null ? [] : [{ id: module.id ?? '', blockType: 'section', section }]
}
