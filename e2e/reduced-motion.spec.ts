import { expect } from '@playwright/test'

import { awake } from './awake'
import { test } from './test'

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })

for (const path of ['/nl/', '/nl/verkopen/', '/property/100002/'])
  test(`nothing moves by itself on ${path} for who asks for less motion`, async ({ page }) => {
    await page.goto(path)
    await awake(page)
    // Longer than a film waits that starts by itself.
    await page.waitForTimeout(4000)
    const moving = await page.evaluate(() => ({
      animations: document
        .getAnimations()
        .filter(({ playState, effect }) => {
          return playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 100
        })
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
      films: [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
    }))
    expect(moving).toEqual({ animations: [], films: 0 })
  })
