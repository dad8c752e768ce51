'use client'

import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'

import { IconButton } from '../icon-button'

const thresholdPx = 10
const debounceMs = 100
const glideMs = 500

export function ScrollToTop({ label }: { label: string }) {
  const isScrolled = useScrolledPast(thresholdPx, debounceMs)
  return (
    <IconButton
      icon={ArrowUp}
      label={label}
      look="framed"
      hidden={!isScrolled}
      onClick={() => glideToTop(glideMs)}
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-20 md:right-6 md:bottom-6 print:hidden"
    />
  )
}

/** True or false once scrolling has been at rest for a moment. */
function useScrolledPast(pixels: number, restMs: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    let timer = 0
    const settle = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setIsPast(window.scrollY > pixels), restMs)
    }
    settle()
    window.addEventListener('scroll', settle, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', settle)
    }
  }, [pixels, restMs])
  return isPast
}

function glideToTop(durationMs: number): void {
  const from = window.scrollY
  // The button goes as the page reaches its top; who used a key goes on from there.
  document.getElementById('content')?.focus({ preventScroll: true })
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0)
  const began = performance.now()
  const step = (now: number) => {
    const progress = Math.min(1, (now - began) / durationMs)
    window.scrollTo(0, from * (1 - progress) ** 3)
    if (progress < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
