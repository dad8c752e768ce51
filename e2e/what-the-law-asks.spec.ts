import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'
import pg from 'pg'

import { database } from '@/database/connection'
import type { LegalFact } from '@/domain/legal/legal-fact'
import { languages } from '@/domain/language'
import { findListing } from '@/features/listings/find-listing'
import { requiredTexts } from '@/features/listings/legal/required-texts'
import { listingPath } from '@/i18n/listing-paths'

const legalFacts = JSON.parse(readFileSync('demo/content/legal-facts.json', 'utf8')) as LegalFact[]
const { agency } = JSON.parse(readFileSync('demo/content/shell.json', 'utf8')) as {
  agency: Parameters<typeof requiredTexts>[1]['agency']
}

/** Where the postal codes of each region lie; Luxembourg goes by its country. */
const regions = {
  Flanders: "country = 'BE' and zip between '8000' and '9999'",
  Brussels: "country = 'BE' and zip between '1000' and '1299'",
  Wallonia: "country = 'BE' and zip between '4000' and '7999'",
  Luxembourg: "country = 'LU'",
}

const db = database()
test.afterAll(() => db.$client.end())

/** A home of the region with a whole file: what the law asks of a poor one is then asked of it too. */
async function someHome(where: string, deal: 'sale' | 'rent'): Promise<number> {
  const { rows } = await (db.$client as pg.Pool).query<{ id: number }>(
    `select id from listing.listing l join listing.listing_detail d on d.listing_id = l.id
     where ${where} and deal = $1 and status = 'available' and type_id in (1, 2) and is_price_published
     order by (select count(*) from jsonb_object_keys(d.facts)) desc limit 1`,
    [deal],
  )
  if (!rows[0]) throw new Error(`No home ${where}`)
  return rows[0].id
}

/** Lines break anywhere on paper, hyphens included. */
const bare = (text: string) => text.replaceAll(/[\s\u00ad]+/g, '')

for (const [region, where] of Object.entries(regions))
  for (const deal of ['sale', 'rent'] as const)
    test(`an advertisement in ${region}, ${deal}, says on screen and on paper what its law asks, in four languages`, async ({
      page,
    }) => {
      test.slow()
      const id = await someHome(where, deal)
      for (const locale of languages) {
        const listing = await findListing(db, { id, language: locale })
        expect(listing).not.toBeNull()
        await page.goto(listingPath(locale, listing!))
        const needs = {
          locale,
          settings: { ignoredMarquees: [], hideCity: false },
          agency,
          legalFacts,
          today: new Date(),
        }
        const asked = requiredTexts(listing!, needs)
        expect(asked.length).toBeGreaterThan(8)
        const onScreen = bare(await page.getByRole('article').first().innerText())
        expect(asked.filter((text) => !onScreen.includes(bare(text)))).toEqual([])

        const pdf = await page.pdf({ format: 'A4', printBackground: true })
        const printed = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf }).toString()
        expect(asked.filter((text) => !bare(printed).includes(bare(text)))).toEqual([])
        expect(printed.split('\f').filter((sheet) => sheet.trim()).length).toBeLessThanOrEqual(2)
      }
    })
