import { Heart } from 'lucide-react'

import { behaviour } from '../island/behaviour'

export interface HeartButtonProps {
  id: number
  /** The same in both states, since `aria-pressed` tells them apart: "Bewaren: Huis in 9000 Gent". */
  label: string
}

/** Keeps a home in this browser. Without script there is nothing to keep it in, so it is not shown. */
export function HeartButton({ id, label }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={label}
      className="group/heart flex size-11 items-center justify-center noscript:hidden"
      {...behaviour('heart-button', { id })}
    >
      <span className="bg-paper text-ink group-hover/heart:text-brick group-aria-pressed/heart:text-brick flex size-9 items-center justify-center rounded transition-colors">
        <Heart
          aria-hidden
          strokeWidth={1.5}
          className="size-5 transition-[fill] group-aria-pressed/heart:fill-current"
        />
      </span>
    </button>
  )
}
