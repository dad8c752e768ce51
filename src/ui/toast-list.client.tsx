'use client'

import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import type { ToastText } from './toast-store'
import type { ToastsProps } from './toast.client'

export interface ToastListProps extends ToastsProps {
  toasts: readonly ToastText[]
}

export function ToastList(props: ToastListProps) {
  return (
    <Toast.Provider timeout={6000}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={props.words.label}
          className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-md flex-col gap-2"
        >
          <ToastSheets {...props} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastSheets({ toasts, words }: ToastListProps) {
  const manager = Toast.useToastManager()
  const taken = useRef(0)

  useEffect(() => {
    for (const { title, description, tone } of toasts.slice(taken.current))
      manager.add({ title, description, type: tone, timeout: tone === 'trouble' ? 0 : undefined })
    taken.current = toasts.length
  }, [toasts, manager])

  return manager.toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right']}
      className="border-line bg-sheet shadow-float data-[type=trouble]:border-l-brick border-l-moss translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded border border-l-4 transition-[opacity,translate] data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-start gap-3 py-2 pr-2 pl-4">
        <div className="grow py-2">
          <Toast.Title className="font-sans text-base leading-snug font-medium" />
          <Toast.Description className="text-ink-soft mt-1 text-sm" />
        </div>
        <Toast.Close
          aria-label={words.close}
          aria-hidden={false}
          className="hover:text-brick flex size-11 shrink-0 items-center justify-center rounded transition-colors"
        >
          <X aria-hidden strokeWidth={1.5} className="size-5" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
