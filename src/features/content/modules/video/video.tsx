import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { recogniseVideo } from '@/domain/media/video'
import type { SitePicture } from '@/domain/site/site'
import { playerOf } from '@/features/listings/media/player-of'
import { translator } from '@/i18n/messages'
import { PlayerLink } from '@/ui/media/player-link'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

interface VideoModuleProps extends ModuleProps {
  address: string
  still: SitePicture | null
}

/** A film or a virtual tour behind its still. */
export function VideoModule({ frame, address, still, locale, hosts }: VideoModuleProps) {
  const t = translator(locale)
  const video = recogniseVideo(address)
  if (!video) return null
  const kind = video.kind === 'tour' ? 'tour' : 'video'
  const player = playerOf({ kind, href: address, video }, { t, hosts })
  return (
    <ModuleSection frame={frame} hosts={hosts}>
      <PlayerLink
        player={{ ...player, ...(still && { still: pictureUrl(still.url, pictureWidths.desktop, hosts) }) }}
        still={null}
        title={frame.title || t(kind === 'tour' ? 'section.virtual_tour' : 'section.video')}
        newTabText={t('common.opens_new_tab')}
      />
    </ModuleSection>
  )
}
