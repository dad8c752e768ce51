import { mapHostKey } from '@/domain/consent/stored-consent'
import { translator } from '@/i18n/messages'
import { AskFirst } from '@/ui/media/ask-first'
import { Island } from '@/ui/island/island'

import { MapFrame, type MapFrameProps } from './map-frame.client'

/** The map's own document: it is nothing but an island, which waits for the visitor when its tiles come from elsewhere. */
export function MapDocument(props: MapFrameProps) {
  const t = translator(props.locale)
  const island = <Island name="map-frame" of={MapFrame} props={props} wake="now" />
  const host = /^https?:\/\/([^/]+)/.exec(props.styleUrl)?.[1]
  if (!host) return island
  return (
    <AskFirst
      memoryKey={mapHostKey}
      words={{
        title: t('map.ask_title', { host }),
        text: t('map.ask_text', { host }),
        button: t('map.ask_button'),
      }}
    >
      {island}
    </AskFirst>
  )
}
