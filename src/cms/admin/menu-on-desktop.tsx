'use client'

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { PREFERENCE_KEYS } from 'payload/shared'
import { useEffect } from 'react'

const desktop = '(min-width: 1400px)'

/** Payload closes its menu on screens of up to 1440 pixels: here it is open from 1400, unless a colleague keeps it closed. */
export function MenuOnDesktop() {
  const { setNavOpen } = useNav()
  const { getPreference } = usePreferences()
  const { breakpoints } = useWindowInfo()
  const isLarge = Boolean(breakpoints.l)

  useEffect(() => {
    if (!isLarge || !window.matchMedia(desktop).matches) return
    // After Payload has closed it, and before that is drawn.
    queueMicrotask(() => setNavOpen(true))
    void getPreference<{ open?: boolean }>(PREFERENCE_KEYS.NAV).then((chosen) => {
      if (chosen?.open === false) setNavOpen(false)
    })
  }, [isLarge, getPreference, setNavOpen])

  return null
}
