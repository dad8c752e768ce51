import type { Page } from '@playwright/test'

/** A common desktop of 1280 × 1024 at 400%. */
export const zoomed = { width: 320, height: 256 }
const mostFocused = 60

/** Pixels by which the page is wider than the window, or a part of it wider than its room. */
export function sidewaysScroll(page: Page, within = 'html'): Promise<number> {
  return page.evaluate((selector) => {
    const parts = [document.documentElement, ...document.querySelectorAll(selector)]
    return Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  }, within)
}

/** What has the focus and is wholly behind something else: a bar that stays at the edge, for one. */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
    const focusable = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    const step = Math.max(1, Math.floor(focusable.length / most))
    const covered: string[] = []
    for (const element of focusable.filter((_, index) => index % step === 0)) {
      element.focus()
      if (document.activeElement !== element) continue
      // What comes with the focus is where it goes to.
      for (const animation of document.getAnimations()) animation.finish()
      if (isSeen(element)) continue
      // A page that has too much to do may still be on its way there.
      await new Promise((done) => setTimeout(done, 300))
      if (document.activeElement === element && !isSeen(element))
        covered.push(element.outerHTML.slice(0, 160))
    }
    return covered

    function isSeen(element: HTMLElement): boolean {
      const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const points = boxes.flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => ({ x: left + width * x, y: top + height * y })),
        ),
      )
      const inside = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
      const isThere = inside.some(({ x, y }) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && (element.contains(top) || top.contains(element) || sameLabel(element, top))
      })
      return points.length === 0 || isThere
    }

    // A native control may lie under the drawing that stands for it.
    function sameLabel(one: Element, other: Element): boolean {
      const box = one.closest('label, div')
      return box !== null && box.contains(other)
    }
  }, mostFocused)
}
