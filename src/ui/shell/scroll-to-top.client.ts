import type { Behaviour } from '../island/behaviour'

const thresholdPx = 10
const debounceMs = 100
const glideMs = 500

/** The button appears or goes once scrolling has been at rest for a moment. */
export const scrollToTop: Behaviour = (button) => {
  let timer = 0
  const settle = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      button.hidden = window.scrollY <= thresholdPx
    }, debounceMs)
  }
  settle()
  window.addEventListener('scroll', settle, { passive: true })
  button.addEventListener('click', glideToTop)
}

function glideToTop(): void {
  const from = window.scrollY
  // The button goes as the page reaches its top; who used a key goes on from there.
  document.getElementById('content')?.focus({ preventScroll: true })
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0)
  const began = performance.now()
  const step = (now: number) => {
    const progress = Math.min(1, (now - began) / glideMs)
    window.scrollTo(0, from * (1 - progress) ** 3)
    if (progress < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
