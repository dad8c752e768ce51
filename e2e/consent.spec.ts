import { type BrowserContext, expect, type Page } from '@playwright/test'

import { consentDays } from '@/domain/consent/stored-consent'

import { dataLayer } from './fake-tags'
import { labelled } from './form-entries'
import { forgetCounts, ownAddress, query } from './leads'
import { words } from './messages'
import { formIn, thankedFor } from './send-form'
import { tags, test } from './tagged-site'
import { sending } from './visitor'

const granted = (flags: string[]) =>
  Object.fromEntries(
    ['ad_user_data', 'ad_storage', 'analytics_storage', 'ad_personalization'].map((flag) => [
      flag,
      flags.includes(flag) ? 'granted' : 'denied',
    ]),
  )
const adFlags = ['ad_user_data', 'ad_storage', 'ad_personalization']
const byDefault = ['consent', 'default', { ...granted([]), wait_for_update: 500 }]

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies op deze website' })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' })

interface Kept {
  id: string
  version: number
  choices: Record<string, boolean>
}

/** What the browser keeps of the answer. */
async function kept(page: Page, context: BrowserContext) {
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  const consent = JSON.parse(stored['gevel:consent'] ?? 'null') as Kept | null
  const flags = Object.fromEntries(
    Object.entries(stored)
      .filter(([key]) => /^gevel:(ad|analytics)_/.test(key))
      .map(([key, value]) => [key.slice('gevel:'.length), value]),
  )
  const cookies = await context.cookies()
  const mirror = Object.fromEntries(
    cookies
      .filter(({ name }) => name.startsWith('gevel-consent-'))
      .map(({ name, value }) => [name.slice('gevel-consent-'.length), value]),
  )
  return { consent, flags, mirror, cookies }
}

function allowing(...purposes: string[]) {
  const all = ['analytical', 'marketing', 'social', 'unclassified']
  return Object.fromEntries(all.map((purpose) => [purpose, purposes.includes(purpose)]))
}

const inWords = (choices: Record<string, boolean>) =>
  Object.fromEntries(Object.entries(choices).map(([purpose, value]) => [purpose, String(value)]))

const nobody = '00000000-0000-0000-0000-000000000000'

/** The proofs of one browser, the oldest first. */
function proofs(id: string) {
  return query<Record<string, unknown>>(
    `select dialog_version, tags, language, analytical, marketing, social, unclassified
     from consent.answer where consent_id = $1 order by saved_at`,
    [id],
  )
}

/** Of everybody: this journey is alone. */
const countProofs = () => query<{ count: number }>('select count(*)::int as count from consent.answer')

async function seeProof(id: string | undefined, choices: Record<string, boolean>, count = 1) {
  await expect.poll(async () => (await proofs(id ?? nobody)).length).toBe(count)
  expect((await proofs(id ?? nobody)).at(-1)).toEqual({
    dialog_version: 1,
    tags: ['tagManager', 'analytics', 'ads', 'pixel'],
    language: 'nl',
    ...choices,
  })
}

// Coverage: 1.36, 2.124, 3.105, 4.7, 4.17, 4.18, 4.22, 4.25, 4.26, 4.27, 4.28, 7.18, 7.19, 9.9.
test('who agrees is asked once, and every tag loads, in its order and with one page view', async ({
  page,
  context,
  asked,
}) => {
  await page.goto('/nl/contact/')
  await expect(dialog(page)).toBeVisible()
  expect(await dataLayer(page)).toEqual([byDefault])
  expect(asked).toEqual([])

  await press(page, 'Alles aanvaarden')
  await expect(dialog(page)).toBeHidden()
  const all = allowing('analytical', 'marketing', 'social', 'unclassified')
  const { consent, flags, mirror, cookies } = await kept(page, context)
  expect(consent).toMatchObject({ version: 1, choices: all })
  expect(flags).toEqual(granted([...adFlags, 'analytics_storage']))
  expect(mirror).toEqual(inWords(all))
  const { expires = 0, sameSite } = cookies.find(({ name }) => name === 'gevel-consent-social') ?? {}
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(consentDays)
  expect(sameSite).toBe('Lax')
  await expect
    .poll(() => dataLayer(page))
    .toEqual([
      byDefault,
      ['consent', 'update', granted([...adFlags, 'analytics_storage'])],
      ['js', 'date'],
      ['config', tags.analytics, { send_page_view: false }],
      ['config', tags.ads, { send_page_view: false }],
      ['gtm.start', 'event'],
      ['event', 'page_view'],
    ])
  await expect
    .poll(() => asked.map((url) => new URL(url).hostname).sort())
    .toEqual([
      'connect.facebook.net',
      'region1.google-analytics.com',
      'www.facebook.com',
      'www.googletagmanager.com',
      'www.googletagmanager.com',
    ])
  await seeProof(consent?.id, all)

  await page.goto('/nl/verkopen/')
  await expect.poll(() => dataLayer(page)).toHaveLength(7)
  await expect(dialog(page)).toBeHidden()
  expect(await proofs(consent?.id ?? nobody)).toHaveLength(1)
})

// Coverage: 4.19, 4.23.
test('who declines is asked once, and nobody else ever hears of it', async ({ page, context, asked }) => {
  await page.goto('/nl/')
  await press(page, 'Alles weigeren')
  await expect(dialog(page)).toBeHidden()
  const { consent, flags, mirror } = await kept(page, context)
  expect(consent).toMatchObject({ choices: allowing() })
  expect(flags).toEqual(granted([]))
  expect(mirror).toEqual(inWords(allowing()))
  expect(await dataLayer(page)).toEqual([byDefault, ['consent', 'update', granted([])]])
  await seeProof(consent?.id, allowing())
  await page.goto('/nl/te-koop/', { waitUntil: 'networkidle' })
  await expect(dialog(page)).toBeHidden()
  expect(asked).toEqual([])
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => !name.startsWith('gevel-consent-'))).toEqual([])
})

// Coverage: 4.20, 4.21, 4.24.
test('a partial choice loads what it allows and nothing else', async ({ page, context, asked }) => {
  await page.goto('/nl/contact/')
  await press(page, 'Instellingen wijzigen')
  const boxes = dialog(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(5)
  await expect(boxes.nth(0)).toBeChecked()
  await expect(boxes.nth(0)).toBeDisabled()
  for (const index of [1, 2, 3, 4]) await expect(boxes.nth(index)).not.toBeChecked()
  await dialog(page).getByRole('checkbox', { name: 'Sociale media' }).check()
  await press(page, 'Mijn keuze bewaren')
  const { consent, flags, mirror } = await kept(page, context)
  expect(consent).toMatchObject({ choices: allowing('social') })
  expect(flags).toEqual(granted([]))
  expect(mirror).toEqual(inWords(allowing('social')))
  await expect
    .poll(() => asked.map((url) => new URL(url).hostname))
    .toEqual(['connect.facebook.net', 'www.facebook.com'])
  expect(await dataLayer(page)).toEqual([byDefault, ['consent', 'update', granted([])]])
  await seeProof(consent?.id, allowing('social'))
})

// Coverage: 4.7.
test('who withdraws loses the cookies of that purpose, and its tags are gone from the page', async ({
  page,
  context,
  asked,
}) => {
  await page.goto('/nl/contact/')
  await press(page, 'Alles aanvaarden')
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(cookieNames).toEqual(expect.arrayContaining(['_ga', '_ga_TEST', '_fbp']))

  await settings(page).click()
  await expect(dialog(page).getByRole('checkbox', { name: 'Analytisch' })).toBeChecked()
  for (const name of ['Analytisch', 'Marketing']) await dialog(page).getByRole('checkbox', { name }).uncheck()
  const loadsAnew = page.waitForEvent('load')
  asked.length = 0
  await press(page, 'Mijn keuze bewaren')
  await loadsAnew
  const choices = allowing('social', 'unclassified')
  const { consent, flags, mirror } = await kept(page, context)
  expect(consent).toMatchObject({ choices })
  expect(flags).toEqual(granted([]))
  expect(mirror).toEqual(inWords(choices))
  await expect
    .poll(() => asked.map((url) => new URL(url).hostname))
    .toEqual(['connect.facebook.net', 'www.facebook.com'])
  expect(await cookieNames()).not.toContain('_ga')
  expect(await cookieNames()).not.toContain('_ga_TEST')
  expect(await cookieNames()).toContain('_fbp')
  expect(await dataLayer(page)).toEqual([byDefault, ['consent', 'update', granted([])]])
  await seeProof(consent?.id, choices, 2)
})

/** Makes the answer that the browser keeps another one. */
async function changeKept(page: Page, changed: Record<string, unknown>): Promise<void> {
  await page.evaluate((change) => {
    const consent = JSON.parse(localStorage.getItem('gevel:consent') ?? '{}') as object
    localStorage.setItem('gevel:consent', JSON.stringify({ ...consent, ...change }))
  }, changed)
}

/** Every tag has loaded. */
async function acceptAll(page: Page, asked: string[]): Promise<void> {
  await page.goto('/nl/contact/')
  await press(page, 'Alles aanvaarden')
  await expect.poll(() => asked.length).toBe(5)
}

async function expectNothingKept(page: Page, context: BrowserContext): Promise<void> {
  const { consent, flags, cookies } = await kept(page, context)
  expect({ consent, flags, cookies }).toEqual({ consent: null, flags: {}, cookies: [] })
}

for (const [what, changed] of [
  ['after six months', { savedAt: Date.now() - consentDays * 86_400_000 }],
  ['when a purpose was added', { version: 0 }],
  ['when the agency has a tag more', { tags: ['analytics', 'ads', 'pixel'] }],
] as const)
  test(`${what} everybody is asked again, and nothing loads before the new answer`, async ({
    page,
    context,
    asked,
  }) => {
    await acceptAll(page, asked)
    await changeKept(page, changed)
    asked.length = 0
    await page.goto('/nl/verkopen/', { waitUntil: 'networkidle' })
    await expect(dialog(page)).toBeVisible()
    expect(asked).toEqual([])
    expect(await dataLayer(page)).toEqual([byDefault])
    await expectNothingKept(page, context)
    await press(page, 'Instellingen wijzigen')
    await expect(dialog(page).getByRole('checkbox', { name: 'Analytisch' })).not.toBeChecked()
    await press(page, 'Mijn keuze bewaren')
    const { consent, flags, mirror } = await kept(page, context)
    expect(flags).toEqual(granted([]))
    expect(mirror).toEqual(inWords(allowing()))
    expect(await dataLayer(page)).toEqual([byDefault, ['consent', 'update', granted([])]])
    await seeProof(consent?.id, allowing())
    expect(asked).toEqual([])
  })

// Coverage: 4.9.
test('an address with preview in it asks nothing', async ({ page, context, asked }) => {
  const before = await countProofs()
  const response = await page.goto('/nl/preview/pages/1/', { waitUntil: 'networkidle' })
  expect(response?.headers()['content-security-policy']).not.toContain('googletagmanager')
  await expect(settings(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  expect(asked).toEqual([])
  expect(await dataLayer(page)).toEqual([])
  await expectNothingKept(page, context)
  expect(await countProofs()).toEqual(before)
})

for (const [what, path] of [
  ['a page', '/nl/contact/'],
  ['the start page', '/nl/'],
  ['a list', '/nl/te-koop/'],
  ['a list with filters', '/nl/te-koop/?bedrooms-min=2'],
  ['a home', '/property/100002/'],
] as const)
  // Coverage: 4.29, 4.30.
  test(`setcookies in the address of ${what} forgets the answer and asks again`, async ({
    page,
    context,
    asked,
  }) => {
    await acceptAll(page, asked)
    const before = await kept(page, context)
    asked.length = 0
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}setcookies`, { waitUntil: 'networkidle' })
    await expect(dialog(page)).toBeVisible()
    // Also where the address leads to another.
    await expect(page).toHaveURL(/\/nl\/.*[?&]setcookies$/)
    await expectNothingKept(page, context)
    expect(await dataLayer(page)).toEqual([byDefault])
    expect(asked).toEqual([])
    await press(page, 'Alles weigeren')
    const after = (await kept(page, context)).consent
    expect(after?.id).not.toBe(before.consent?.id)
    await seeProof(after?.id, allowing())
    await page.reload({ waitUntil: 'networkidle' })
    await expect(dialog(page)).toBeHidden()
    expect((await kept(page, context)).consent?.id).toBe(after?.id)
  })

// Coverage: 7.17.
test('the page of an accepted form tells the pixel and the analytics of it; the page of the request has no tags', async ({
  page,
  asked,
  baseURL,
}) => {
  await forgetCounts()
  const email = ownAddress('geteld')
  await page.goto('/nl/contact/')
  await press(page, 'Alles aanvaarden')
  await expect.poll(() => asked.length).toBe(5)
  const form = formIn(page, 'contact')
  asked.length = 0
  // What comes back with errors is nobody's business.
  await form.getByLabel(labelled('Voornaam')).fill('An')
  await form.getByRole('button', { name: 'Versturen' }).click()
  await expect(form.getByText('Vul uw familienaam in.').first()).toBeVisible()
  expect(asked).toEqual([])
  await form.getByLabel(labelled('Familienaam')).fill('Peeters')
  await form.getByLabel(labelled('E-mailadres')).fill(email)
  await form.getByLabel(labelled('Bericht')).fill('Dag')
  await form.getByRole('button', { name: 'Versturen' }).click()
  const request = page.waitForResponse((response) => response.url().includes('?sent=contact'))
  await expect(page).toHaveURL(thankedFor('contact'), sending)
  await page.waitForLoadState('networkidle')
  // By its name alone, once each, and from the page of the form.
  expect(asked.toSorted()).toEqual([
    'https://region1.google-analytics.com/g/collect?en=generate_lead&form=contact',
    'https://www.facebook.com/tr?ev=Lead&form=contact',
  ])
  const headers = (await request).headers()
  expect(headers['content-security-policy']).not.toMatch(/google|facebook\.net/)
  expect(headers['cache-control']).toContain('no-store')
  expect(await dataLayer(page)).toEqual([])
  expect(await page.evaluate(() => 'fbq' in window)).toBe(false)
  // The next page has tags again, and cannot tell them the key that stood in the address.
  await page.getByRole('banner').getByRole('link').first().click()
  await page.waitForURL((url) => !url.pathname.includes('/request/'))
  expect(await page.evaluate(() => document.referrer)).toBe(`${baseURL}/`)
  await expect.poll(() => asked.filter((url) => url.includes('page_view')).length).toBe(1)
})

test('the one field under a list tells of itself too, once it is accepted, and not when it comes back', async ({
  page,
  asked,
}) => {
  await forgetCounts()
  await page.goto('/nl/te-koop/?bedrooms-min=2')
  await press(page, 'Alles aanvaarden')
  await expect.poll(() => asked.length).toBe(5)
  const told = () => asked.filter((url) => /form=[^&]/.test(url)).toSorted()
  const box = page.getByRole('region', { name: words('nl', 'list_demand.title') })
  const send = async (email: string) => {
    await box.getByLabel(words('nl', 'person.email')).fill(email)
    await box.getByRole('button', { name: words('nl', 'list_demand.submit') }).click()
  }
  // Browsers take it for an address, and mail servers do not.
  await send('an@example')
  await expect(page.getByRole('alert')).toContainText(words('nl', 'validation.email_invalid'))
  await expect(page).toHaveURL(/\/nl\/forms\/list-demand\/$/)
  await page.goBack()
  expect(told()).toEqual([])
  await send(ownAddress('geteld-onder-de-lijst'))
  await expect(page).toHaveURL(/\/bedankt\/zoekopdracht\/\?form=list-demand$/, sending)
  await page.waitForLoadState('networkidle')
  expect(told()).toEqual([
    'https://region1.google-analytics.com/g/collect?en=generate_lead&form=list-demand',
    'https://www.facebook.com/tr?ev=Lead&form=list-demand',
  ])
})

test('back on a page that the browser kept, the answer of the page after it counts', async ({
  page,
  context,
  asked,
}) => {
  await page.goto('/nl/contact/')
  await expect(dialog(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/nl/verkopen/')
  await press(other, 'Alles aanvaarden')
  await expect.poll(() => asked.length).toBe(5)
  const { consent } = await kept(other, context)
  asked.length = 0
  await comeBack(page)
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => asked.length).toBe(5)
  expect((await dataLayer(page)).slice(0, 2)).toEqual([
    byDefault,
    ['consent', 'update', granted([...adFlags, 'analytics_storage'])],
  ])
  const { consent: same, flags, mirror } = await kept(page, context)
  expect(same?.id).toBe(consent?.id)
  expect(flags).toEqual(granted([...adFlags, 'analytics_storage']))
  expect(mirror).toEqual(inWords(allowing('analytical', 'marketing', 'social', 'unclassified')))
  expect(await proofs(consent?.id ?? nobody)).toHaveLength(1)
  // Nothing changed: nothing is told twice.
  await comeBack(page)
  expect(await dataLayer(page)).toHaveLength(7)

  await settings(other).click()
  for (const box of await dialog(other).getByRole('checkbox').all())
    if (await box.isEnabled()) await box.uncheck()
  await press(other, 'Mijn keuze bewaren')
  await other.waitForLoadState('networkidle')
  asked.length = 0
  const loadsAnew = page.waitForEvent('load')
  await comeBack(page)
  await loadsAnew
  await expect.poll(() => dataLayer(page)).toEqual([byDefault, ['consent', 'update', granted([])]])
  expect(asked).toEqual([])
})

/** What a browser says to a page that it kept whole while its visitor was elsewhere. Browsers under test keep none. */
function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
}

test('the cookie page can be read before one answers', async ({ page, context }) => {
  await page.goto('/nl/contact/')
  await dialog(page).getByRole('link', { name: 'Lees ons cookiebeleid' }).click()
  await expect(page).toHaveURL(/\/nl\/cookiebeleid\/$/)
  await expect(dialog(page)).toBeVisible()
  await page.mouse.move(200, 100)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expect(page.getByRole('cell', { name: '_fbp' })).toBeAttached()
  await press(page, 'Alles weigeren')
  await expect(dialog(page)).toBeHidden()
  expect((await kept(page, context)).consent).toMatchObject({ choices: allowing() })
})

// Coverage: 4.31, 4.33.
test('the pop-up counts its 20 seconds from when the dialog is closed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/nl/te-koop/')
  await expect(dialog(page)).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const popup = page.getByRole('dialog', { name: 'Wat is uw huis vandaag waard?' })
  await expect(popup).toBeHidden()
  await press(page, 'Alles weigeren')
  await page.clock.runFor(19_000)
  await expect(popup).toBeHidden()
  await page.clock.runFor(1500)
  await expect(popup).toBeVisible()
  // An address that says so closes it, without a new page.
  await page.evaluate(() => history.replaceState(null, '', '?modal-clicked'))
  await expect(popup).toBeHidden()
})
