import { useEffect, useState } from 'react'

import { useIsAwake, useMediaQuery } from './use-browser-state'

export interface Slideshow {
  current: number
  /** Still under the current slide while that fades in. */
  previous: number | null
  /** Has its picture been needed so far, or will it be next? */
  isWanted: (index: number) => boolean
  isPlaying: boolean
  isAwake: boolean
  move: (step: 1 | -1) => void
  toggle: () => void
  hold: (isHeld: boolean) => void
  settle: () => void
}

/** Which of `count` slides is shown, going round by itself until the visitor pauses, points at it or enters it. */
export function useSlideshow(count: number, intervalMs: number): Slideshow {
  const isAwake = useIsAwake()
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [{ current, previous, seen }, setState] = useState(firstSlide)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [isHeld, hold] = useState(false)
  const isPlaying = isAwake && count > 1 && (choice ? choice === 'play' : !prefersStill)
  const isRunning = isPlaying && !isHeld

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setState((state) => moved(state, 1, count)), intervalMs)
    return () => clearTimeout(timer)
  }, [isRunning, current, count, intervalMs])

  return {
    current,
    previous,
    isWanted: (index) =>
      seen.includes(index) ||
      (isAwake && index === (current + 1) % count) ||
      (isHeld && index === (current - 1 + count) % count),
    isPlaying,
    isAwake,
    move: (step) => setState((state) => moved(state, step, count)),
    toggle: () => {
      // Who presses play wants to see it run, with the pointer still on the button.
      hold(false)
      setChoice(isPlaying ? 'pause' : 'play')
    },
    hold,
    settle: () => setState((state) => ({ ...state, previous: null })),
  }
}

interface State {
  current: number
  previous: number | null
  seen: readonly number[]
}

const firstSlide: State = { current: 0, previous: null, seen: [0] }

function moved({ current, seen }: State, step: number, count: number): State {
  const next = (current + step + count) % count
  return { current: next, previous: current, seen: seen.includes(next) ? seen : [...seen, next] }
}
