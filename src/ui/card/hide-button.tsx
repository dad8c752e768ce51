import { EyeOff } from 'lucide-react'

import { behaviour } from '../island/behaviour'
import type { HomeOption } from './seen-homes.client'

/** Marks a home as none for this visitor, in this browser. Without script there is nothing to keep it in, so it is not shown. */
export function HideButton({ id, label }: { id: number; label: string }) {
  return (
    <button
      type="button"
      aria-pressed={false}
      className="hover:text-brick aria-pressed:text-brick -ml-2 flex min-h-11 items-center gap-2 px-2 aria-pressed:font-medium noscript:hidden print:hidden"
      {...behaviour<HomeOption>('hide-button', { id })}
    >
      <EyeOff aria-hidden strokeWidth={1.5} className="size-5" />
      {label}
    </button>
  )
}
