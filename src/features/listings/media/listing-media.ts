import { isClosed } from '@/domain/listing/closed-listing'
import type { Picture } from '@/domain/listing/listing'
import type { PictureKind } from '@/domain/media/picture-kind'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'
import { type GalleryPicture, galleryPicture, type GalleryTab } from '@/ui/media/gallery-picture'

import type { ListingPageData } from '../page/find-listing'
import { type MediaLink, mediaLinks } from './media-links'
import { pictureAlt } from './picture-alt'
import { playerOf } from './player-of'

/** Also the ids of their sections on the page. */
export type MediaTabId = 'plans' | 'tour' | 'video'

export interface ListingMedia {
  photos: GalleryPicture[]
  /** Only those that the home has. */
  more: (GalleryTab & { id: MediaTabId })[]
}

/** Connectors that know say so; the others send photographs only. */
type KindOfPicture = Picture & { kind?: PictureKind }

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
      // From the end: those stand on no page but among all photographs, and two beside each other are not the same.
      .map((link) =>
        stillWithPlayer(link, {
          t,
          hosts,
          still: photos.at(-1 - links.indexOf(link)) ?? photos[0] ?? plans[0],
        }),
      )
  const tabs: ListingMedia['more'] = [
    {
      id: 'plans',
      title: t(plans.length === 1 ? 'section.plan' : 'section.plans'),
      pictures: plans,
      isDrawn: true,
    },
    { id: 'tour', title: t('section.virtual_tour'), pictures: players('tour') },
    { id: 'video', title: t('section.video'), pictures: players('video') },
  ]
  return { photos, more: tabs.filter((tab) => tab.pictures.length > 0) }
}

interface PlayerNeeds {
  t: Translate
  hosts: PictureHosts
  still: GalleryPicture | undefined
}

const noStill = { src: '', largeSrc: '' }

function stillWithPlayer(link: MediaLink, { t, hosts, still }: PlayerNeeds): GalleryPicture {
  return {
    ...(still ?? noStill),
    alt: t(link.kind === 'tour' ? 'section.virtual_tour' : 'section.video'),
    player: playerOf(link, { t, hosts }),
  }
}
