import { useState } from 'react'
import { createRoot } from 'react-dom/client'

import { backCloses } from '../overlay/back-closes'
import { LightboxSheet, type LightboxSheetProps } from './lightbox-sheet.client'

type LightboxNeeds = Omit<LightboxSheetProps, 'onTab'>

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

function OpenLightbox({ tab: firstTab, index: firstIndex, ...rest }: LightboxNeeds) {
  const [{ tab, index }, setShown] = useState({ tab: firstTab, index: firstIndex })
  return <LightboxSheet {...rest} tab={tab} index={index} onTab={(id) => setShown({ tab: id, index: 0 })} />
}
