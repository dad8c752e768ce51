import { X } from 'lucide-react'

import { behaviour } from '../island/behaviour'

export interface ToastsProps {
  words: { label: string; close: string }
}

/** Once on a page: where the messages of `showToast` appear. */
export function Toasts({ words }: ToastsProps) {
  return (
    <div
      role="region"
      aria-live="polite"
      aria-relevant="additions text"
      aria-label={words.label}
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-md flex-col gap-2"
      {...behaviour('toasts')}
    >
      <template>
        <div className="border-line bg-sheet shadow-float data-[tone=trouble]:border-l-brick border-l-moss rounded border border-l-4 transition-[opacity,translate] data-ending:opacity-0 nth-[n+4]:hidden starting:translate-y-2 starting:opacity-0">
          <div className="flex items-start gap-3 py-2 pr-2 pl-4">
            <div className="grow py-2">
              <h2 data-title className="font-sans text-base leading-snug font-medium" />
              <p data-description hidden className="text-ink-soft mt-1 text-sm" />
            </div>
            <button
              type="button"
              aria-label={words.close}
              className="hover:text-brick flex size-11 shrink-0 items-center justify-center rounded transition-colors"
            >
              <X aria-hidden strokeWidth={1.5} className="size-5" />
            </button>
          </div>
        </div>
      </template>
    </div>
  )
}
