'use client'

import { useEffect } from 'react'

/** Past this the header is fixed, and its logo small. */
const headerChangePx = 30

/** Marks the header as scrolled; how that looks is the style's matter. */
export function HeaderScroll({ headerId }: { headerId: string }) {
  useEffect(() => {
    const header = document.getElementById(headerId)
    const mark = () => header?.toggleAttribute('data-scrolled', window.scrollY > headerChangePx)
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    return () => window.removeEventListener('scroll', mark)
  }, [headerId])
  return null
}
