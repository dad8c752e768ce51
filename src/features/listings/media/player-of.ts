import { embedOf } from '@/domain/media/embed'
import type { PictureHosts } from '@/domain/media/picture-url'
import { videoStillPath } from '@/domain/media/video-still'
import type { Translate } from '@/i18n/messages'
import type { GalleryPlayer } from '@/ui/media/gallery-picture'

import type { MediaLink } from './media-links'

/** What plays a film or tour, and what a visitor must know before they click. */
export function playerOf(
  { kind, href, video }: MediaLink,
  { t, hosts }: { t: Translate; hosts: PictureHosts },
): GalleryPlayer {
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
    href,
    embed,
    start,
    notice,
    ...(embed && video?.kind === 'youtube' && { still: videoStillPath(video.id) }),
  }
}
