'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

import type { LightboxSheetProps } from './lightbox-sheet.client'

const loadSheet = () => import('./lightbox-sheet.client')
const LightboxSheet = lazy<ComponentType<LightboxProps>>(() =>
  loadSheet().then(
    (module) => ({ default: module.LightboxSheet }),
    () => ({ default: LargePicture }),
  ),
)

/** Call it when a visitor is about to open one: the pointer is on a picture. */
export const preloadLightbox = () => void loadSheet().catch(() => undefined)

export type LightboxProps = LightboxSheetProps

/** Pictures one by one over the whole window. Its code is fetched when it first opens. */
export function Lightbox(props: LightboxProps) {
  const [hasOpened, setHasOpened] = useState(false)
  if (props.index !== null && !hasOpened) setHasOpened(true)
  return hasOpened && <Suspense>{<LightboxSheet {...props} />}</Suspense>
}

/** A page older than the site's last release cannot fetch the lightbox any more: the picture itself still opens. */
function LargePicture({ tabs, tab, index }: LightboxProps) {
  const picture = index === null ? undefined : tabs.find(({ id }) => id === tab)?.pictures[index]
  const src = picture?.player?.href ?? picture?.largeSrc
  useEffect(() => {
    if (src) window.location.assign(src)
  }, [src])
  return null
}
