'use client'

import { Heart } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { parseFavourites, readFavourites, subscribeToFavourites } from './favourites'

export interface FavouritesLinkProps {
  href: string
  /** "Favorieten" */
  label: string
  className?: string
}

const none = () => '[]'

/** The way to the homes one keeps, with how many there are. */
export function FavouritesLink({ href, label, className = '' }: FavouritesLinkProps) {
  const text = useSyncExternalStore(subscribeToFavourites, readFavourites, none)
  const count = parseFavourites(text).length
  return (
    <a
      href={href}
      title={label}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-1 text-inherit no-underline hover:text-inherit ${className}`}
    >
      <Heart aria-hidden strokeWidth={1.5} className={`size-5 ${count > 0 ? 'fill-current' : ''}`} />
      <span className="sr-only">{label}</span>
      {count > 0 && <span className="figures text-sm font-medium">{count}</span>}
    </a>
  )
}
