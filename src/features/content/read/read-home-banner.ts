import type { HomeBanner } from '@/domain/site/site'

import { mediaTag } from '../content-tags'
import { pathsOfRecords } from '../paths/record-paths'
import { globalDocuments } from '../published/global-documents'
import type { ContentReader } from './content-reader'
import { pictureOf } from './read-pictures'
import { linkedPages, toSiteLink } from './site-links'

export interface ReadBanner {
  banner: HomeBanner
  tags: string[]
}

export async function readHomeBanner(
  { source, db, locale }: ContentReader,
  { hasCounts }: { hasCounts: boolean },
): Promise<ReadBanner> {
  const stored = (await source.findSingle('home-banner')) ?? globalDocuments['home-banner']({ id: 0 })
  const { gallery, showQuickSearch, ...own } = stored
  const pictures = [stored.image, stored.video, ...gallery.map(({ image }) => image)]
  const [media, paths] = await Promise.all([
    source.findRecords(
      'media',
      pictures.filter((picture) => picture !== null),
    ),
    pathsOfRecords(db, linkedPages(gallery), locale),
  ])
  const video = stored.video === null ? undefined : media.get(stored.video)
  const banner: HomeBanner = {
    ...own,
    image: pictureOf(media, stored.image),
    gallery: gallery.flatMap((slide) => {
      const picture = pictureOf(media, slide.image)
      // A slide may lead somewhere without saying so in words.
      const link = toSiteLink({ ...slide, label: slide.label || picture?.alt || '·' }, paths)
      return picture
        ? [{ ...picture, href: link?.href, isExternal: link?.isExternal, caption: slide.label }]
        : []
    }),
    video: video ? { url: video.url, mimetype: video.mimetype } : null,
    quickSearch: { isShown: showQuickSearch, hasCounts },
  }
  return { banner, tags: [...media.keys()].map(mediaTag) }
}
