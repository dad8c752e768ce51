'use client'

import { lazy, Suspense, useState } from 'react'

import type { LightboxSheetProps } from './lightbox-sheet.client'

const loadSheet = () => import('./lightbox-sheet.client')
const LightboxSheet = lazy(() => loadSheet().then((module) => ({ default: module.LightboxSheet })))

/** Call it when a visitor is about to open one: the pointer is on a picture. */
export const preloadLightbox = () => void loadSheet()

export type LightboxProps = LightboxSheetProps

/** Pictures one by one over the whole window. Its code is fetched when it first opens. */
export function Lightbox(props: LightboxProps) {
  const [hasOpened, setHasOpened] = useState(false)
  if (props.index !== null && !hasOpened) setHasOpened(true)
  return hasOpened && <Suspense>{<LightboxSheet {...props} />}</Suspense>
}
