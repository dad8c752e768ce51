import { expect } from '@playwright/test'

import { awake } from './awake'
import { query } from './leads'
import { words } from './messages'
import { printed } from './paper'
import { test } from './test'
import { withoutScripts } from './visitor'

/** Lines break anywhere on paper. */
const bare = (text: string) => text.replaceAll(/[\s\u00ad]+/g, '')
const nl = (key: string) => words('nl', key)

/** A Flemish home for sale with a price of its own; the richest files have the fullest sheets. */
async function aHome(): Promise<{ path: string; price: number }> {
  const [home] = await query<{ id: number; price: number }>(
    `select l.id, price_cents / 100 as price
     from listing.listing l join listing.listing_detail d on d.listing_id = l.id
     where deal = 'sale' and status = 'available' and kind = 'house' and is_price_published and project_id is null
       and price_cents is not null and annuity is null and country = 'BE' and zip between '8000' and '9999'
     order by (select count(*) from jsonb_object_keys(d.facts)) desc, l.id limit 1`,
  )
  if (!home) throw new Error('No home for sale')
  return { path: `/property/${home.id}/`, price: Number(home.price) }
}

const loan = { ownFunds: 100_000, years: 20, rate: 3 }

/** As a bank's table has it. */
function monthly(price: number): string {
  const rate = loan.rate / 100 / 12
  const amount = ((price - loan.ownFunds) * rate) / (1 - (1 + rate) ** (-loan.years * 12))
  return `€ ${new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 }).format(amount)}`
}

test('a home is printed with its costs, for the chosen way of buying and the typed loan', async ({
  page,
}) => {
  const { path, price } = await aHome()
  await page.goto(path)
  await awake(page)
  const usual = await printed(page)
  expect(bare(usual.text)).toContain(bare(nl('cost.case.own-home')))
  expect(bare(usual.text)).not.toContain(bare(nl('cost.case.other')))
  expect(bare(usual.text)).not.toContain(bare(monthly(price)))

  await page.getByRole('link', { name: nl('cost.case.other'), exact: true }).click()
  await page.getByText(nl('cost.loan.change')).click()
  await page.getByLabel(nl('cost.loan.own_funds')).fill(String(loan.ownFunds))
  await page.getByLabel(nl('cost.loan.years')).fill(String(loan.years))
  await page.getByLabel(nl('cost.loan.rate')).fill(String(loan.rate))
  // The script of the form may come with the first thing that is typed.
  await expect(page.locator('[data-fact="loan-payment"]')).toHaveText(monthly(price))
  const { text, sheets } = await printed(page)
  const ready = await page.locator('[data-fact="ready/other"]').innerText()
  for (const said of [
    nl('cost.case.other'),
    nl('cost.ready'),
    ready,
    nl('cost.loan.payment'),
    monthly(price),
    'Rekenvoorbeeld, geen aanbod.',
  ])
    expect(bare(text)).toContain(bare(said))
  expect(bare(text)).not.toContain(bare(nl('cost.case.own-home')))
  expect(sheets).toBe(2)
})

test('without scripts the loan of the address is printed', async ({ browser }) => {
  const { path, price } = await aHome()
  await withoutScripts(browser, async (page) => {
    await page.goto(path)
    const asked = `loan-own-funds=${loan.ownFunds}&loan-years=${loan.years}&loan-rate=${loan.rate}`
    await page.goto(`${page.url()}?${asked}#cost-other`)
    // Without scripts every photograph is on paper, so there may be more sheets.
    const { text } = await printed(page)
    expect(bare(text)).toContain(bare(monthly(price)))
    expect(bare(text)).toContain(bare(nl('cost.case.other')))
  })
})
