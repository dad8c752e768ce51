'use client'

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'

import type { ToastListProps } from './toast-list.client'
import { shownToasts, subscribeToToasts, type ToastText } from './toast-store'

const ToastList = lazy<ComponentType<ToastListProps>>(() =>
  import('./toast-list.client').then(
    (module) => ({ default: module.ToastList }),
    () => ({ default: () => null }),
  ),
)

const none: readonly ToastText[] = []

export interface ToastsProps {
  words: { label: string; close: string }
}

/** Once on a page: where `showToast` is heard. Its code is fetched with the first toast. */
export function Toasts({ words }: ToastsProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none)
  return (
    toasts.length > 0 && (
      <Suspense>
        <ToastList toasts={toasts} words={words} />
      </Suspense>
    )
  )
}
