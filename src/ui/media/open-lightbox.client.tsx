import { useState } from 'react'
import { createRoot } from 'react-dom/client'

import { backCloses } from '../overlay/back-closes'
import { LightboxSheet, type LightboxSheetProps } from './lightbox-sheet.client'
import { placeInRow } from './lightbox-slide'

interface LightboxNeeds extends Omit<LightboxSheetProps, 'onPlace' | 'place'> {
  /** What to open at. */
  tab: string
  index: number
}

/** Pictures one by one over the whole window, until the visitor closes them. */
export function openLightbox({ onClose, ...needs }: LightboxNeeds): void {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  const close = () => {
    stopWaiting()
    root.unmount()
    element.remove()
    onClose()
  }
  const stopWaiting = backCloses(close)
  root.render(<OpenLightbox {...needs} onClose={close} />)
}

function OpenLightbox({ tab, index, ...rest }: LightboxNeeds) {
  const [place, setPlace] = useState(() => placeInRow(rest.tabs, { tab, index }))
  return <LightboxSheet {...rest} place={place} onPlace={setPlace} />
}
