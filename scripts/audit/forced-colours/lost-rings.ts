/** Runs in a page whose colours the device chooses, which draws no shadows: what has the focus and no ring. */
export function lostRings(within: string): string[] {
  const mostFocused = 40
  const selector = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'
  const root = document.querySelector(within) ?? document.body
  const all = [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const step = Math.max(1, Math.floor(all.length / mostFocused))
  const lost = all
    .filter((_, index) => index % step === 0)
    .filter((element) => {
      element.focus({ preventScroll: true })
      if (document.activeElement !== element) return false
      // What is not drawn itself hands its ring to a part of it, or to what is drawn around it.
      const around = [element, element.parentElement, element.parentElement?.parentElement]
      const drawn = [...around, element.nextElementSibling, element.closest('label')]
      return !drawn.some((part) =>
        [null, '::before', '::after'].some((pseudo) => {
          if (!part) return false
          const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
        }),
      )
    })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return lost.map(({ outerHTML }) => `no ring around what has the focus: ${outerHTML.slice(0, 160)}`)
}
