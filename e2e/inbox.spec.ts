import { readFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'

import { violations } from './axe'
import { apiOf, cms, signIn, signInOnScreen } from './cms'
import { forgetCounts, leadsOf, ownAddress, query } from './leads'
import { mail, mails } from './mails'
import { words } from './messages'
import { fillPerson, sending } from './visitor'
import { test } from './test'

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })
test.beforeEach(forgetCounts)

const nl = (key: string) => words('nl', key)
const inbox = `${cms}/admin/leads`

interface Sent {
  email: string
  firstName?: string
  message?: string
}

/** A visitor who came by an advertisement writes; answers the number of what they sent. */
async function write(page: Page, { email, firstName = 'An', message = 'Dag' }: Sent): Promise<string> {
  await page.goto('/nl/contact/?utm_source=krant&utm_medium=advertentie&utm_campaign=lente')
  await fillPerson(page, 'nl', { firstName, lastName: 'Peeters', email })
  await page.getByRole('main').getByLabel(nl('person.message')).fill(message)
  await page.getByRole('button', { name: nl('common.send') }).click()
  await expect(page).toHaveURL(/\?sent=contact$/, sending)
  const [lead] = await leadsOf(email)
  return lead?.id ?? ''
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill(text)
  await page.getByRole('button', { name: 'Filteren' }).click()
  await expect(page).toHaveURL(/query=/)
}

test('an editor finds a lead, gives it to a colleague, notes and answers it, and sees where it came from', async ({
  page,
}) => {
  test.slow()
  const email = ownAddress('postvak')
  const id = await write(page, { email, message: 'Hoeveel kost een schatting?' })
  await signIn(page, 'editor')
  await page.goto(inbox)
  await expect(page.getByRole('heading', { level: 1, name: 'Aanvragen' })).toBeVisible()
  await search(page, email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText(nl('lead_kind.contact'))
  await expect(row).toContainText('Nieuw')
  await expect(row).toContainText('/nl/contact/')
  await expect(row).toContainText('krant / advertentie / lente')
  expect(await violations(page, '.board')).toEqual([])
  for (const [label, choice, rows] of [
    ['Soort', nl('lead_kind.newsletter'), 0],
    ['Soort', nl('lead_kind.contact'), 2],
    ['Behandelaar', 'Nog niemand', 2],
    ['Bezorging', 'Niet aangekomen', 0],
  ] as const) {
    await page.goto(`${inbox}?query=${encodeURIComponent(email)}`)
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(choice)
    await page.getByRole('button', { name: 'Filteren' }).click()
    await expect(page).toHaveURL(/(kind|agent|trouble)=/)
    await expect(page.getByRole('row')).toHaveCount(rows)
  }

  await page.goto(`${inbox}?query=${encodeURIComponent(email)}`)
  await row.getByRole('link', { name: 'An Peeters' }).click()
  await expect(page).toHaveURL(`${inbox}/${id}`)
  await expect(page.getByText('Hoeveel kost een schatting?')).toBeVisible()
  await expect(page.getByText('krant / advertentie / lente')).toBeVisible()
  await expect(page.getByRole('link', { name: '/nl/contact/' })).toBeVisible()
  await page.getByLabel('Toewijzen aan').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Toewijzen', exact: true }).click()
  await expect(page.getByText('Bewaard.')).toBeVisible()
  await page.getByLabel('Nieuwe notitie').fill('Teruggebeld.\nMorgen langs.')
  await page.getByRole('button', { name: 'Notitie toevoegen' }).click()
  await expect(page.getByText('De notitie is toegevoegd.')).toBeVisible()
  await expect(page.getByText('Teruggebeld.')).toBeVisible()
  await page.getByLabel('Status').selectOption('Beantwoord')
  await page.getByRole('button', { name: 'Wijzigen' }).click()
  await expect(page.getByText('Status gewijzigd: Beantwoord')).toBeVisible()
  expect(await violations(page, '.board')).toEqual([])

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .goto(`${inbox}?query=${encodeURIComponent(email)}`)
      .then(() => page.getByRole('link', { name: 'Deze lijst exporteren (CSV)' }).click()),
  ])
  const csv = await readFile((await file.path()) ?? '', 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(email)
  expect(csv).toContain('Beantwoord')
  expect(csv).toContain('krant')
})

test('what does not arrive is told to the agency, stands on the board, and arrives when tried again', async ({
  page,
}) => {
  test.slow()
  const email = ownAddress('verloren')
  const id = await write(page, { email })
  const confirmation = { of: email, subject: /^We hebben uw aanvraag ontvangen/ }
  await mail(confirmation)
  await expect
    .poll(async () => Object.values((await leadsOf(email))[0]?.deliveries ?? {}))
    .toEqual(['done', 'done', 'done'])
  // As three days without an answer of the mail server leave it.
  await query(
    `update lead.delivery set state = 'dead', tries = 15, last_error = '451 <b>later</b>', alarmed_at = null
     where lead_id = $1 and channel = 'visitor-mail'`,
    [id],
  )
  await query(`select pg_notify('gevel_lead', '')`)
  const alarm = await mail({ of: id, isForAgency: true, subject: /^Niet bezorgd: / })
  expect(alarm.text).toContain(nl('mail.alarm_text'))
  expect(alarm.text).toContain('451 <b>later</b>')

  await signInOnScreen(page, 'editor')
  await expect(page.getByText(/bezorging(en zijn| is) niet aangekomen/)).toBeVisible()
  await page.goto(`${inbox}?trouble=dead&query=${encodeURIComponent(email)}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').getByRole('link', { name: 'An Peeters' }).click()
  await expect(page.getByText('De mailserver vroeg om het later opnieuw te proberen.')).toBeVisible()
  await page.getByText('Technische melding').click()
  await expect(page.getByText('451 <b>later</b>')).toBeVisible()
  expect(await violations(page, '.board')).toEqual([])
  await page.getByRole('button', { name: 'Opnieuw proberen: Bevestiging aan bezoeker' }).click()
  await expect(page.getByText('De bezorging wordt opnieuw geprobeerd.')).toBeVisible()
  await expect.poll(async () => (await mails(confirmation)).length, { timeout: 20_000 }).toBe(2)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Bevestiging aan bezoeker' })).toContainText(
    'Aangekomen',
  )
})

test('whatever a visitor writes stands in the admin as they wrote it, and does nothing', async ({ page }) => {
  const email = ownAddress('kwaad')
  const firstName = '<img src=x onerror=alert(1)>'
  const message = '"><script>alert(2)</script><img src=x onerror=alert(3)>\n{{7*7}} =HYPERLINK("http://x")'
  const id = await write(page, { email, firstName, message })
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  await signIn(page, 'editor')
  await page.goto(`${inbox}?query=${encodeURIComponent(email)}`)
  await expect(page.getByRole('link', { name: `${firstName} Peeters` })).toBeVisible()
  await page.goto(`${inbox}/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} Peeters`)
  await expect(page.getByText('"><script>alert(2)</script>')).toBeVisible()
  await page.getByLabel('Nieuwe notitie').fill(message)
  await page.getByRole('button', { name: 'Notitie toevoegen' }).click()
  await expect(page.getByText('"><script>alert(2)</script>')).toHaveCount(2)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  expect(alerts).toEqual([])
  const told = await mail({ of: email, isForAgency: true, subject: /./ })
  expect(told.html).not.toMatch(/<script|<img[^>]*src="?x/i)
})

test('an administrator hands over all of one person’s data, and erases them', async ({
  page,
  playwright,
}) => {
  test.slow()
  const email = ownAddress('wissen')
  const id = await write(page, { email, message: 'Vergeet mij' })
  await signIn(page, 'administrator')
  await page.goto(`${inbox}/${id}`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Alles over deze persoon (JSON)' }).click(),
  ])
  const held = JSON.parse(await readFile((await file.path()) ?? '', 'utf8')) as { leads: { id: string }[] }
  expect(held.leads.map((lead) => lead.id)).toEqual([id])
  expect(JSON.stringify(held)).toContain('Vergeet mij')
  await page.getByRole('checkbox', { name: /^Wis alle aanvragen/ }).check()
  await page.getByRole('button', { name: 'Persoon wissen' }).click()
  await expect(page.getByText(/^Alles over deze persoon is gewist/)).toBeVisible()
  expect(await leadsOf(email)).toEqual([])
  await page.goto(`${inbox}/${id}`)
  await expect(page.getByText(/^Deze aanvraag is er niet meer/)).toBeVisible()

  const editor = await apiOf(playwright, 'editor')
  const asked = { headers: editor.headers, form: { email, confirmed: 'yes' } }
  for (const path of ['person/export', 'person/erase'])
    expect((await page.request.post(`${cms}/api/leads/${path}`, asked)).status()).toBe(403)
})

test('a translator and a stranger see no leads', async ({ browser, page, playwright, request }) => {
  const id = await write(page, { email: ownAddress('geheim') })
  const translator = await apiOf(playwright, 'translator')
  for (const headers of [{}, translator.headers]) {
    expect((await request.get(`${cms}/api/leads/export`, { headers })).status()).toBe(403)
    const handled = await request.post(`${cms}/api/leads/${id}/handle`, {
      headers,
      form: { action: 'status', status: 'spam' },
    })
    expect(handled.status()).toBe(403)
  }
  await signIn(page, 'translator')
  await page.goto(`${inbox}/${id}`)
  await expect(page).toHaveURL(/\/admin\/unauthorized/)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${inbox}/${id}`)
  await expect(stranger).toHaveURL(/\/admin\/login/)
  await stranger.context().close()
})

test('the keyboard alone finds a lead and answers it', async ({ page }) => {
  test.slow()
  const email = ownAddress('toetsen')
  await write(page, { email })
  await signInOnScreen(page, 'editor', true)
  await page.goto(inbox)
  const to = async (name: string | RegExp, role: Parameters<Page['getByRole']>[0]) => {
    const target = page.getByRole(role, { name }).first()
    await expect(target).toBeVisible()
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    for (let stop = 0; stop < 150 && !(await isThere()); stop++) await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
  await to('Zoeken', 'searchbox')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await to('An Peeters', 'link')
  await page.keyboard.press('Enter')
  await to('Status', 'combobox')
  await page.keyboard.press('b')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Status gewijzigd: Beantwoord')).toBeVisible()
})
