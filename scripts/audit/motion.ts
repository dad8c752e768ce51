import type { Page } from '@playwright/test'

/** What moves for somebody who asked for less motion: animations that last, and films that play. */
export function motion(page: Page, within = 'html'): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector) ?? document.documentElement
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 100
    })
    const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused)
    const parts = [...moving.map(({ effect }) => (effect as KeyframeEffect).target), ...films]
    return parts
      .filter((part) => root.contains(part))
      .map((part) => part?.outerHTML.slice(0, 160) ?? 'something')
  }, within)
}
