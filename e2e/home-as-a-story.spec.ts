import { expect, type Page } from '@playwright/test'

import { query } from './leads'
import { printed } from './paper'
import { desktop, openHome, phone, readers, villa, windows, wordOf } from './readers'
import { test } from './test'

/** A home in Luxembourg, whose law and taxes are others. */
async function luxembourger(): Promise<number> {
  const [home] = await query<{ id: number }>(
    `select l.id from listing.listing l join listing.listing_detail d on d.listing_id = l.id
     where status = 'available' and country = 'LU' and deal = 'sale' and project_id is null
     order by jsonb_array_length(d.pictures) desc, l.id limit 1`,
  )
  if (!home) throw new Error('No home for sale in Luxembourg')
  return home.id
}

async function withTour(): Promise<number> {
  const [home] = await query<{ id: number }>(
    `select l.id from listing.listing l join listing.listing_detail d on d.listing_id = l.id
     where status = 'available' and project_id is null and d.facts ? 'virtualTour'
       and jsonb_array_length(d.pictures) > 8
     order by l.id limit 1`,
  )
  if (!home) throw new Error('No home has a tour')
  return home.id
}

const openFolds = (page: Page) =>
  page.locator('main details').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true
  })

/** Values that stand beside their label, farther from its last letter than this. */
function fartherThan(page: Page, most: number): Promise<string[]> {
  return page.locator('main dl > div').evaluateAll((rows, limit) => {
    const lettersOf = (part: Element | null) => {
      const boxes: DOMRect[] = []
      if (!part) return boxes
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text)
        boxes.push(...range.getClientRects())
      }
      boxes.push(...[...part.querySelectorAll('svg, img')].map((sign) => sign.getBoundingClientRect()))
      // Words for screen readers alone are a pixel wide.
      return boxes.filter(({ width, height }) => width > 1 && height > 1)
    }
    return rows.flatMap((row) => {
      const [label, value] = [lettersOf(row.querySelector('dt')), lettersOf(row.querySelector('dd'))]
      const areBeside = label.some((one) => value.some((two) => one.top < two.bottom && two.top < one.bottom))
      if (!areBeside) return []
      const end = Math.max(...label.map(({ right }) => right))
      const start = Math.min(...value.map(({ left }) => left))
      return start - end > limit ? [`${Math.round(start - end)} px: ${row.textContent}`] : []
    })
  }, most)
}

for (const reader of readers)
  test.describe(reader.who, () => {
    test.use({ javaScriptEnabled: reader.hasScripts })
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
    })

    for (const size of windows) {
      test(`every value stands within 200 px of its label, at ${size.width} px`, async ({ page }) => {
        test.slow()
        for (const id of [villa, await luxembourger()]) {
          await openHome(page, reader, { size, id })
          await openFolds(page)
          expect(await page.locator('main dl > div').count()).toBeGreaterThan(20)
          expect(await fartherThan(page, 200), `home ${id}`).toEqual([])
        }
      })

      test(`plan, map, costs, energy and law follow the story, open, then all else in one fold, at ${size.width} px`, async ({
        page,
      }) => {
        await openHome(page, reader, { size })
        const parts = page.locator('#plans, #map, #cost, #energy, #legal, #details')
        expect(await parts.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
          'plans',
          'map',
          'cost',
          'energy',
          'legal',
          'details',
        ])
        const folded = await parts.evaluateAll((all) =>
          all.filter((part) => part.closest('details')).map(({ id }) => id),
        )
        expect(folded).toEqual(['details'])
        const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
        const plan = await page.locator('#plans').boundingBox()
        expect((await first.boundingBox())?.y).toBeLessThan(plan?.y ?? 0)
        // Eight of the twelve columns, and nearly all of a narrow window.
        const drawing = await page.locator('#plans a').first().boundingBox()
        expect(drawing?.width).toBeGreaterThan(size === desktop ? 850 : size.width * 0.75)
      })

      test(`no picture of a home stands twice on its page, at ${size.width} px`, async ({ page }) => {
        for (const id of [villa, await withTour()]) {
          await openHome(page, reader, { size, id })
          const shown = await page
            .getByRole('main')
            .locator('img[src*="/cloud-storage/"]')
            .evaluateAll((all: HTMLImageElement[]) =>
              all.filter((image) => image.checkVisibility()).map(({ src }) => new URL(src).pathname),
            )
          expect(shown.length).toBeGreaterThan(4)
          expect(shown.filter((path, at) => shown.indexOf(path) !== at)).toEqual([])
        }
      })
    }

    for (const size of [phone, desktop])
      test(`price, energy and sharing stand on one line, on the first screen, at ${size.width} px`, async ({
        page,
      }) => {
        await openHome(page, reader, { size })
        const header = page.getByRole('main').locator('header').first()
        const share = header.getByRole('button', { name: wordOf(reader, 'common.share') })
        const boxes = await Promise.all(
          [header.locator('[data-fact="price"]'), header.locator('a[href="#energy"]'), share].map((one) =>
            one.boundingBox(),
          ),
        )
        const middles = boxes.map((box) => (box ? box.y + box.height / 2 : 0))
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(16)
        // Without scripts the whole menu stands above it.
        if (reader.hasScripts) expect(Math.max(...middles)).toBeLessThan(size.height)
        await share.click()
        await expect(header.getByRole('link', { name: wordOf(reader, 'share.whatsapp') })).toBeVisible()
      })

    test('on paper every fold is open', async ({ page }) => {
      await openHome(page, reader, { size: desktop })
      const bare = (text: string) => text.replaceAll(/[\s\u00AD-]+/g, '')
      const groups = await page.locator('#details h3').allTextContents()
      const labels = await page.locator('#details dt:not(:has(button))').allTextContents()
      expect(groups.length).toBeGreaterThan(2)
      expect(labels.length).toBeGreaterThan(10)
      const paper = bare((await printed(page)).text)
      expect([...groups, ...labels].filter((text) => !paper.includes(bare(text)))).toEqual([])
    })
  })
