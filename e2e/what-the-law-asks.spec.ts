import { execFileSync } from 'node:child_process'

import { expect } from '@playwright/test'

import { printed } from './paper'
import { test } from './test'

interface Ad {
  region: string
  deal: string
  locale: string
  path: string
  asked: string[]
}

let ads: Ad[] = []
test.beforeAll(() => {
  const told = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/legal-texts.ts'])
  ads = JSON.parse(told.toString()) as Ad[]
})

/** Lines break anywhere on paper, hyphens included. */
const bare = (text: string) => text.replaceAll(/[\s\u00ad]+/g, '')

for (const region of ['Flanders', 'Brussels', 'Wallonia', 'Luxembourg'])
  for (const deal of ['sale', 'rent'])
    // Coverage: 2.99, 2.101, 2.104.
    test(`an advertisement in ${region}, for ${deal}, says on screen and on paper what its law asks, in four languages`, async ({
      page,
    }) => {
      test.slow()
      const own = ads.filter((ad) => ad.region === region && ad.deal === deal)
      expect(own).toHaveLength(4)
      for (const { path, asked } of own) {
        expect(asked.length).toBeGreaterThan(6)
        await page.goto(path)
        const onScreen = bare(await page.locator('[data-print-sheet]').innerText())
        expect(asked.filter((text) => !onScreen.includes(bare(text)))).toEqual([])

        const paper = await printed(page)
        expect(asked.filter((text) => !bare(paper.text).includes(bare(text)))).toEqual([])
        expect(paper.sheets).toBeLessThanOrEqual(2)
      }
    })
