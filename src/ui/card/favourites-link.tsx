import { Heart } from 'lucide-react'

import { behaviour } from '../island/behaviour'
import type { MarkWords } from './seen-homes.client'

export interface FavouritesLinkProps {
  href: string
  /** "Favorieten" */
  label: string
  words: MarkWords
  className?: string
}

/** The way to the homes one keeps, with how many there are. */
export function FavouritesLink({ href, label, words, className = '' }: FavouritesLinkProps) {
  return (
    <a
      href={href}
      title={label}
      className={`group/kept inline-flex min-h-11 min-w-11 items-center justify-center gap-1 text-inherit no-underline hover:text-inherit ${className}`}
      {...behaviour<MarkWords>('favourites-link', words)}
    >
      <Heart aria-hidden strokeWidth={1.5} className="size-5 group-data-kept/kept:fill-current" />
      <span className="sr-only">{label}</span>
      <span data-count hidden className="figures text-sm font-medium" />
    </a>
  )
}
