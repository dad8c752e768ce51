import { expect, type Page } from '@playwright/test'

import { awake } from './awake'
import { labelled } from './form-entries'
import { forgetCounts, leadsOf, ownAddress } from './leads'
import { locales, words } from './messages'
import { formIn, thankedFor } from './send-form'
import { test } from './test'

const home = 100_002

test.beforeEach(async ({ page }) => {
  await forgetCounts()
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

const summaryOf = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') })
const field = (page: Page, label: string) => page.getByLabel(labelled(label))

for (const locale of locales) {
  // Coverage: 8.14.
  test(`what is missing is said in ${locale}, on top and beside its field, and what was typed stays`, async ({
    page,
  }) => {
    const word = (key: string) => words(locale, key)
    await page.goto(`/${locale}/forms/enquiry/?home=${home}`)
    await awake(page)
    await field(page, word('person.first_name')).fill('An')
    await field(page, word('person.phone')).fill('12')
    await page.getByRole('button', { name: word('common.send') }).click()
    const summary = summaryOf(page)
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('heading')).toHaveText(word('error.check_red_fields'))
    await expect(summary.getByRole('link')).toHaveText([
      word('validation.last_name_required'),
      word('validation.email_required'),
      word('validation.phone_invalid'),
    ])
    const email = field(page, word('person.email'))
    await expect(email).toHaveAccessibleDescription(word('validation.email_required'))
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, word('person.first_name'))).toHaveValue('An')
    await expect(field(page, word('person.phone'))).toHaveValue('12')
    await summary.getByRole('link', { name: word('validation.email_required') }).click()
    await expect(email).toBeFocused()
    await expect(email).toBeInViewport()
  })
}

test('a group of choices without an answer: the link on top leads to its first choice', async ({ page }) => {
  await page.goto('/nl/forms/valuation/')
  await awake(page)
  await page.getByRole('button', { name: 'Volgende stap' }).click()
  const group = page.getByRole('group', { name: 'Type pand' })
  await expect(group).toHaveAccessibleDescription('Kies minstens één type pand.')
  await summaryOf(page).getByRole('link', { name: 'Kies minstens één type pand.' }).click()
  await expect(group.getByRole('checkbox').first()).toBeFocused()
})

test('a region that is missing: the link on top leads to the picker', async ({ page }) => {
  await page.goto('/nl/forms/demand/')
  await awake(page)
  await page.getByRole('button', { name: 'Volgende stap' }).click()
  await expect(page).toHaveTitle(/^Fout: /)
  await expect(summaryOf(page)).toBeFocused()
  await summaryOf(page).getByRole('link', { name: 'Kies minstens één geografische zone.' }).click()
  const picker = page.getByRole('group', { name: 'Regio’s en postcodes' })
  await expect(picker).toBeFocused()
  await expect(picker).toHaveAccessibleDescription('Kies minstens één geografische zone.')
})

test('a mistake in an earlier step leads back to that step', async ({ page }) => {
  await page.goto('/robots.txt')
  const answer = await page.evaluate(async () => {
    const body = new URLSearchParams({ step: '2', goal: 'sell', firstName: 'An', message: 'Ruim' })
    const response = await fetch('/nl/forms/valuation/', { method: 'POST', body })
    return { status: response.status, html: await response.text() }
  })
  expect(answer.status).toBe(422)
  await page.setContent(answer.html)
  await expect(page.getByText('Stap 1 van 3')).toBeVisible()
  await expect(page.getByText('Vul het adres van het pand in.')).toHaveCount(2)
  await expect(page.locator('input[type=hidden][name=firstName]')).toHaveValue('An')
})

// Coverage: 3.111.
test('the hour one can be called is asked only of who wants to be called', async ({ page }) => {
  await page.goto('/nl/forms/contact/')
  const hours = page.getByRole('group', { name: /best bereikbaar/ })
  await expect(hours).toBeHidden()
  await page.getByRole('radio', { name: 'Per telefoon' }).check()
  await expect(hours).toBeVisible()
  await page.getByRole('radio', { name: 'Per e-mail' }).check()
  await expect(hours).toBeHidden()
})

test('a rent application asks no more than the law of the place allows', async ({ page }) => {
  const asked = async (id: number) => {
    await page.goto('/robots.txt')
    return page.evaluate(async (rented) => {
      const person = { firstName: 'An', lastName: 'Peeters', email: 'an@example.com' }
      const body = new URLSearchParams({ ...person, step: '0', go: 'next' })
      const response = await fetch(`/nl/forms/rent-application/?home=${rented}`, { method: 'POST', body })
      const found = new DOMParser().parseFromString(await response.text(), 'text/html')
      return [...found.querySelectorAll('[data-field]')].map((box) => box.getAttribute('data-field'))
    }, id)
  }
  // Flanders, Wallonia, Luxembourg.
  expect(await asked(100_011)).toEqual(['address', 'zip', 'city', 'income'])
  expect(await asked(100_006)).toEqual([
    'address',
    'zip',
    'city',
    'birthDate',
    'maritalStatus',
    'household',
    'income',
  ])
  expect(await asked(100_015)).toEqual(['income'])
})

test('from the page of a home to its form and back to the same home', async ({ page }) => {
  await page.goto(`/property/${home}/`)
  await page.getByRole('link', { name: 'Vraag informatie' }).first().click()
  await expect(field(page, 'Bericht')).toHaveValue('Ik heb interesse in het pand met referentie V-0003.')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Vraag een bezoek aan' }).first()).toBeVisible()
})

test('a request says from which page and campaign it came', async ({ page }) => {
  const email = ownAddress('source')
  await page.goto('/nl/contact/?utm_source=krant&utm_medium=print&utm_campaign=herfst')
  await awake(page)
  const form = formIn(page, 'contact')
  await form.getByLabel(labelled('Voornaam')).fill('An')
  await form.getByLabel(labelled('Familienaam')).fill('Peeters')
  await form.getByLabel(labelled('E-mailadres')).fill(email)
  await form.getByLabel(labelled('Bericht')).fill('Dag')
  await form.getByRole('button', { name: 'Versturen' }).click()
  await expect(page).toHaveURL(thankedFor('contact'))
  expect(await leadsOf(email)).toMatchObject([
    { source_page: '/nl/contact/', campaign: { source: 'krant', medium: 'print', name: 'herfst' } },
  ])
})

for (const path of [
  '/nl/contact/',
  '/nl/schatting/',
  '/fr/estimation-gratuite/',
  '/nl/op-zoek/',
  `/nl/forms/visit/?home=${home}`,
  `/nl/forms/offer/?home=${home}`,
]) {
  test(`on a phone the first field of ${path} stands on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const fields = page.locator('main form').locator('input:not([type="hidden"]), select, textarea')
    const first = fields.filter({ visible: true }).first()
    const { y } = (await first.boundingBox())!
    expect(y).toBeLessThanOrEqual(500)
  })
}

test('on a phone, what comes after the form waits until the whole form has arrived, and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const whole = await (await page.request.get('/nl/contact/')).text()
  const cut = whole.slice(0, whole.indexOf('<textarea'))
  const after = page.getByRole('main').locator('.page-width:has(> .measure)').first()
  let html = cut
  await page.route('**/nl/contact/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('/nl/contact/')
  await expect(formIn(page, 'contact').getByLabel(labelled('Voornaam'))).toBeVisible()
  await expect(after).toBeHidden()
  html = whole
  await page.goto('/nl/contact/')
  await expect(after).toBeVisible()
  const [formBox, afterBox] = [await formIn(page, 'contact').boundingBox(), await after.boundingBox()]
  expect(afterBox?.y).toBeGreaterThan((formBox?.y ?? 0) + (formBox?.height ?? 0) - 1)
})
