import { isClosed } from '@/domain/listing/closed-listing'
import type { Picture } from '@/domain/listing/listing'
import { embedOf } from '@/domain/media/embed'
import { videoStillPath } from '@/domain/media/video-still'
import type { PictureKind } from '@/domain/media/picture-kind'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Video } from '@/domain/media/video'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'
import { type GalleryPicture, galleryPicture, type GalleryTab } from '@/ui/media/gallery-picture'
import { galleryWords } from '@/ui/media/gallery-words'

import type { ListingPageData } from '../page/find-listing'
import { type MediaLink, mediaLinks } from './media-links'
import { pictureAlt } from './picture-alt'

/** Also the ids of their sections on the page. */
export type MediaTabId = 'plans' | 'tour' | 'video'

export interface ListingMedia {
  photos: GalleryPicture[]
  /** Only those that the home has. */
  more: (GalleryTab & { id: MediaTabId })[]
}

/** Connectors that know say so; the others send photographs only. */
type KindOfPicture = Picture & { kind?: PictureKind }

/** Of a film that plays on the page. */
function stillOf(video: Video): { still?: string } {
  return video.kind === 'youtube' ? { still: videoStillPath(video.id) } : {}
}

/** What there is to see of a home. Once it is somebody's, only its first photograph stays. */
export function listingMedia(
  listing: ListingPageData,
  { locale, hosts }: { locale: Locale; hosts: PictureHosts },
): ListingMedia {
  const t = translator(locale)
  const { typeName: type } = listing
  const pictures: KindOfPicture[] = listing.pictures
  const photos = pictures
    .filter(({ kind }) => kind !== 'plan')
    .map(({ url }, index) =>
      galleryPicture(
        url,
        { alt: pictureAlt(listing, { kind: 'photo', type, index: index + 1, locale }) },
        hosts,
      ),
    )
  if (isClosed(listing.status)) return { photos: photos.slice(0, 1), more: [] }

  const plans = pictures
    .filter(({ kind }) => kind === 'plan')
    .map(({ url }, index) =>
      galleryPicture(
        url,
        { alt: pictureAlt(listing, { kind: 'plan', type, index: index + 1, locale }) },
        hosts,
      ),
    )
  const links = mediaLinks(listing)
  const players = (kind: MediaLink['kind']) =>
    links
      .filter((link) => link.kind === kind)
      // Two stills beside each other are not the same.
      .map((link) =>
        playerOf(link, { t, hosts, still: photos[links.indexOf(link)] ?? photos[0] ?? plans[0] }),
      )
  const { positionInRow: position } = galleryWords(t)
  const tabs: ListingMedia['more'] = [
    { id: 'plans', title: t('section.plans'), pictures: plans, position },
    { id: 'tour', title: t('section.virtual_tour'), pictures: players('tour'), position },
    { id: 'video', title: t('section.video'), pictures: players('video'), position },
  ]
  return { photos, more: tabs.filter((tab) => tab.pictures.length > 0) }
}

interface PlayerNeeds {
  t: Translate
  hosts: PictureHosts
  still: GalleryPicture | undefined
}

const noStill = { src: '', largeSrc: '' }

function playerOf({ kind, href, video }: MediaLink, { t, hosts, still }: PlayerNeeds): GalleryPicture {
  const embed = video && embedOf(video, hosts)
  const start = embed
    ? t(kind === 'tour' ? 'media.start_tour' : 'media.play_video')
    : t(kind === 'tour' ? 'media.open_tour' : 'media.open_video')
  const notice =
    embed?.element === 'frame'
      ? t('media.loads_from', { host: embed.host })
      : embed
        ? t('media.film_from')
        : ''
  return {
    ...(still ?? noStill),
    alt: t(kind === 'tour' ? 'section.virtual_tour' : 'section.video'),
    player: { href, embed, start, notice, ...(embed && video && stillOf(video)) },
  }
}
