import type { HomeBanner } from '@/domain/site/site'

import { mediaTag } from '../content-tags'
import { idOf } from '../id-of'
import { pathsOfRecords } from '../paths/record-paths'
import { type ContentReader, readingAs } from './content-reader'
import { pictureOf, readMedia } from './read-pictures'
import { linkedPages, toSiteLink } from './site-links'

export interface ReadBanner {
  banner: HomeBanner
  tags: string[]
}

export async function readHomeBanner(
  reader: ContentReader,
  { hasCounts }: { hasCounts: boolean },
): Promise<ReadBanner> {
  const stored = await reader.payload.findGlobal({ ...readingAs(reader), draft: false, slug: 'home-banner' })
  const gallery = stored.gallery ?? []
  const [media, paths] = await Promise.all([
    readMedia(
      reader,
      [stored.image, stored.video, ...gallery.map(({ image }) => image)].flatMap(
        (value) => idOf(value) ?? [],
      ),
    ),
    pathsOfRecords(reader.db, linkedPages(gallery), reader.locale),
  ])
  const video = media.get(idOf(stored.video) ?? -1)
  const banner: HomeBanner = {
    type: stored.type ?? 'image',
    title: stored.title ?? '',
    description: stored.description ?? '',
    showLogo: stored.showLogo ?? false,
    image: pictureOf(media, stored.image),
    gallery: gallery.flatMap((slide) => {
      const picture = pictureOf(media, slide.image)
      // A slide may lead somewhere without saying so in words.
      const link = toSiteLink({ ...slide, label: slide.label || picture?.alt || '·' }, paths)
      return picture
        ? [{ ...picture, href: link?.href, isExternal: link?.isExternal, caption: slide.label ?? '' }]
        : []
    }),
    video: video ? { url: video.url, mimetype: video.mimetype } : null,
    quickSearch: { isShown: stored.showQuickSearch ?? true, hasCounts },
  }
  return { banner, tags: [...media.keys()].map(mediaTag) }
}
