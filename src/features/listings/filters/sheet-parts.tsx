import { X } from 'lucide-react'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { IconButton } from '@/ui/icon-button'

import { CountButton } from './filter-form'

export interface SheetHeadProps {
  locale: Locale
  title: string
  /** The sheet that its button closes. */
  target: string
  className: string
}

export function SheetHead({ locale, title, target, className }: SheetHeadProps) {
  return (
    <div
      className={`bg-sheet border-line sticky top-0 z-30 flex items-center gap-4 border-b py-2 pr-2 pl-5 md:py-3 md:pr-3 md:pl-8 ${className}`}
    >
      <p className="grow font-serif text-xl md:text-2xl">{title}</p>
      <IconButton
        icon={X}
        label={translator(locale)('common.close')}
        popoverTarget={target}
        popoverTargetAction="hide"
      />
    </div>
  )
}

/** Stays in view while the fields scroll. */
export function SheetFoot({ text, className }: { text: string; className: string }) {
  return (
    <div
      className={`bg-sheet border-line sticky bottom-0 z-30 border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8 ${className}`}
    >
      <CountButton text={text} className="figures min-h-12 w-full" />
    </div>
  )
}
