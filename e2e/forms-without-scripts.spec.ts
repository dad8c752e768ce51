import { expect, type Page } from '@playwright/test'

import { labelled } from './form-entries'
import { deliveredLead, forgetCounts, leadsOf, ownAddress, query } from './leads'
import { thankedFor, visitedHome } from './send-form'
import { test } from './test'

test.use({ javaScriptEnabled: false })
test.beforeEach(forgetCounts)

const field = (page: Page, label: string) => page.getByLabel(labelled(label))
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function fillPerson(page: Page, email: string): Promise<void> {
  await field(page, 'Voornaam').fill('An')
  await field(page, 'Familienaam').fill('Peeters')
  await field(page, 'E-mailadres').fill(email)
}

/** Nobody fills in a form faster: it would be asked about once more. */
const takeTime = (page: Page) => page.waitForTimeout(3100)

/** A page that is the same for everybody says nothing of who fills it in. */
async function confirm(page: Page, send: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('Bevestig dat u geen robot bent.')
  await page.getByRole('checkbox', { name: 'Bevestig dat u geen robot bent' }).check()
  await takeTime(page)
  await press(page, send)
}

test('a form comes back with its errors and its answers, and is sent', async ({ page }) => {
  const email = ownAddress('plain')
  await page.goto('/nl/forms/contact/')
  await field(page, 'Voornaam').fill('An')
  await page.getByRole('radio', { name: 'Per telefoon' }).check()
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    press(page, 'Versturen'),
  ])
  expect(answer.status()).toBe(422)
  await expect(page).toHaveTitle(/^Fout: Contacteer ons/)
  await expect(field(page, 'Voornaam')).toHaveValue('An')
  await expect(page.getByRole('radio', { name: 'Per telefoon' })).toBeChecked()
  await expect(page.getByText('Vul uw familienaam in.')).toHaveCount(2)
  await page.getByRole('link', { name: 'Vul uw bericht in.' }).click()
  await expect(page).toHaveURL(/#contact-message$/)
  await fillPerson(page, email)
  await page.getByRole('radio', { name: 'Per e-mail' }).check()
  await field(page, 'Bericht').fill('Dag')
  // Rendered for this visitor by now: only the time it took is looked at.
  await takeTime(page)
  await press(page, 'Versturen')
  await expect(page).toHaveURL(thankedFor('contact'))
  expect((await deliveredLead(email)).answers).toMatchObject({ contactBy: 'email', message: 'Dag' })
})

// Coverage: 5.17.
test('a form that is right at once is asked about once', async ({ page }) => {
  const email = ownAddress('plain')
  await page.goto('/nl/forms/newsletter/')
  await field(page, 'E-mailadres').fill(email)
  await press(page, 'Inschrijven')
  await confirm(page, 'Inschrijven')
  await expect(page).toHaveURL('/nl/bedankt/sign-newsletter/?form=newsletter')
})

test('sent twice in a row it is one request', async ({ page }) => {
  const email = ownAddress('plain')
  for (const time of ['first', 'second']) {
    await page.goto('/nl/forms/contact/')
    await fillPerson(page, email)
    await field(page, 'Bericht').fill('Dag')
    await press(page, 'Versturen')
    await confirm(page, 'Versturen')
    await expect(page, time).toHaveURL(/\?sent=contact$/)
  }
  expect(await leadsOf(email)).toHaveLength(1)
})

test('a picture goes along with a testimonial; a page that calls itself a picture does not', async ({
  page,
}) => {
  const email = ownAddress('plain')
  await page.goto('/nl/forms/testimonial/')
  await field(page, 'Naam').fill('An')
  await field(page, 'E-mailadres').fill(email)
  await field(page, 'Uw ervaring').fill('Fijn.')
  await page.getByLabel(/mogen op deze website/).check()
  const picture = field(page, 'Foto')
  await picture.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await press(page, 'Versturen')
  // A browser never fills in a file again.
  await expect(page.getByText('Kies uw foto opnieuw: een browser bewaart ze niet.')).toHaveCount(2)
  await picture.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await confirm(page, 'Versturen')
  await expect(page.getByText('Kies een foto: jpg, png of webp.')).toHaveCount(2)
  await expect(field(page, 'Uw ervaring')).toHaveValue('Fijn.')
  await picture.setInputFiles('demo/pictures/apartments-1.webp')
  await takeTime(page)
  await press(page, 'Versturen')
  await expect(page).toHaveURL(thankedFor('testimonial'))
  const kept = await query<{ bytes: number }>(
    `select length(webp) as bytes from lead.picture p join lead.lead l on l.id = p.lead_id where l.email = $1`,
    [email],
  )
  expect(kept).toEqual([{ bytes: expect.any(Number) }])
})

// Coverage: 2.125, 9.53.
test('an offer goes three steps forward and back, and every answer stays', async ({ page }) => {
  const email = ownAddress('plain')
  await page.goto('/nl/forms/offer/?home=100002')
  await field(page, 'Aanspreektitel').selectOption('Mevrouw')
  await fillPerson(page, email)
  await field(page, 'Adres').fill('Veldstraat 1')
  await field(page, 'Postcode').fill('9000')
  await field(page, 'Gemeente').fill('Gent')
  await field(page, 'Telefoonnummer').fill('0470 12 34 56')
  await press(page, 'Volgende stap')
  await field(page, 'Bedrag in cijfers').fill('350.000')
  await field(page, 'Bedrag in letters').fill('driehonderdvijftigduizend euro')
  await field(page, 'Geldig vanaf').fill('2098-01-01')
  await field(page, 'Geldig tot en met').fill('2097-01-01')
  await press(page, 'Volgende stap')
  await expect(page.getByText('De einddatum moet na de begindatum liggen.')).toHaveCount(2)
  await field(page, 'Geldig tot en met').fill('2098-02-01')
  await press(page, 'Volgende stap')
  await expect(page.getByText('U kunt uw bod niet intrekken vóór de einddatum.')).toBeVisible()
  await expect(page.getByText(/voorschot van 10%/)).toBeVisible()
  const offer = page.getByRole('region', { name: 'Uw bod' })
  await expect(offer.getByText(/€\s350\.000/)).toBeVisible()
  await expect(offer.getByText('driehonderdvijftigduizend euro')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Wie koopt' }).getByText(email)).toBeVisible()
  await press(page, 'Vorige stap')
  await expect(field(page, 'Bedrag in cijfers')).toHaveValue('350.000')
  await press(page, 'Vorige stap')
  await expect(field(page, 'Aanspreektitel')).toHaveValue('ms')
  await expect(field(page, 'Postcode')).toHaveValue('9000')
  await press(page, 'Volgende stap')
  await press(page, 'Volgende stap')
  await field(page, 'Plaats').fill('Gent')
  await field(page, 'Datum van ondertekening').fill('2098-01-01')
  await page.getByLabel(/Ik begrijp/).check()
  await takeTime(page)
  await press(page, 'Bod indienen')
  await expect(page).toHaveURL(thankedFor('offer'))
  expect((await leadsOf(email))[0]?.answers).toMatchObject({
    amount: 350_000,
    endDate: '2098-02-01',
    zip: '9000',
  })
})

test('places are ticked in the list, and kept from step to step', async ({ page }) => {
  const email = ownAddress('plain')
  await page.goto('/nl/forms/demand/')
  await page.getByRole('radio', { name: 'Kopen' }).check()
  await page.getByRole('group', { name: 'Type pand' }).getByRole('checkbox').first().check()
  await press(page, 'Volgende stap')
  await expect(page.getByText('Kies minstens één geografische zone.')).toHaveCount(2)
  await page.locator('summary').filter({ hasText: 'Oost-Vlaanderen' }).click()
  await page.getByLabel('Gent', { exact: true }).check()
  await press(page, 'Volgende stap')
  await field(page, 'Maximumprijs').fill('400.000')
  await press(page, 'Vorige stap')
  await expect(page.getByLabel('Gent', { exact: true })).toBeChecked()
  await page.getByLabel('Aalst', { exact: true }).check()
  await press(page, 'Volgende stap')
  await expect(field(page, 'Maximumprijs')).toHaveValue('400.000')
  await press(page, 'Volgende stap')
  await fillPerson(page, email)
  await takeTime(page)
  await press(page, 'Zoekopdracht versturen')
  await expect(page).toHaveURL(thankedFor('demand'))
  const [lead] = await leadsOf(email)
  expect(lead?.answers).toMatchObject({ goal: 'sale', priceMax: 400_000 })
  expect([lead?.answers.places].flat().toSorted()).toEqual(['Aalst', 'Gent'])
})

test('a moment is chosen and booked', async ({ page }) => {
  const email = ownAddress('plain')
  const home = await visitedHome(5)
  await page.goto(`/nl/forms/appointment/?home=${home}`)
  await page.getByRole('group', { name: 'Kies een moment' }).locator('input:enabled').first().check()
  await fillPerson(page, email)
  await press(page, 'Versturen')
  await confirm(page, 'Versturen')
  await expect(page).toHaveURL(thankedFor('appointment'))
  const booked = await query(
    `select a.listing_id from lead.appointment a join lead.lead l on l.id = a.id where l.email = $1`,
    [email],
  )
  expect(booked).toEqual([{ listing_id: home }])
})
