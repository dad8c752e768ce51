import { expect, type Page } from '@playwright/test'

import { codeAt, fromBase32, stepAt } from '../src/features/colleagues/factor/totp'
import { violations } from './axe'
import { cms, signIn, test } from './cms'
import { forgetCounts, ownAddress } from './leads'
import { linkIn, mail } from './mails'
import { words } from './messages'

const password = 'negen ganzen op de dijk'

/** What the screens say in the two languages of the journeys. */
const said = {
  nl: {
    locale: 'nl-BE',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    newPassword: 'Nieuw wachtwoord',
    repeat: 'Herhaal het wachtwoord',
    save: 'Wachtwoord bewaren',
    enter: 'Inloggen',
    tooMany: /te vaak geprobeerd.*minstens tien minuten/,
    mailDevice: 'Mail mij een link voor dit toestel',
    confirm: 'Dit toestel bevestigen',
    switchOn: 'Tweede stap inschakelen',
    next: 'Verder',
    wrongCode: /Deze code klopt niet/,
    own: 'Mijn toegang',
    here: /dit toestel/,
    logOut: 'Uitloggen',
  },
  fr: {
    locale: 'fr-BE',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    repeat: 'Répétez le mot de passe',
    save: 'Enregistrer le mot de passe',
    enter: 'Se connecter',
    tooMany: /Trop de tentatives.*au moins dix minutes/,
    mailDevice: 'Envoyez-moi un lien pour cet appareil',
    confirm: 'Confirmer cet appareil',
    switchOn: 'Activer la deuxième étape',
    next: 'Continuer',
    wrongCode: /Ce code est incorrect/,
    own: 'Mon accès',
    here: /cet appareil/,
    logOut: 'Déconnecter',
  },
} as const

type Said = (typeof said)['nl' | 'fr']

/** Finds nothing wrong with what is ours, in a wide window and in narrow ones. */
async function isSound(page: Page): Promise<void> {
  await expect(page.locator('.board')).toBeVisible()
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page, '.board')).toEqual([])
    expect(await page.locator('.board').evaluate((board) => board.scrollWidth - board.clientWidth)).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function enter(page: Page, t: Said, email: string): Promise<void> {
  await page.goto(`${cms}/admin/login`)
  await page.getByLabel(t.email).fill(email)
  await page.getByLabel(t.password).fill(password)
  await page.getByRole('button', { name: t.enter }).click()
}

const codeOf = (key: string, steps = 0) =>
  codeAt(fromBase32(key.replaceAll(' ', '')), stepAt(new Date()) + steps)

test.use({ locale: 'nl-BE', actionTimeout: 20_000 })
test.beforeEach(forgetCounts)

for (const language of ['nl', 'fr'] as const) {
  const t = said[language]

  test(`an administrator is invited and sets up a second step (${language})`, async ({
    page,
    browser,
    api,
  }) => {
    test.setTimeout(180_000)
    const email = ownAddress(`beheerder-${language}`)
    await signIn(page, 'administrator')
    await page.goto(`${cms}/admin/invite-colleague`)
    await isSound(page)
    await page.getByLabel('Naam').fill('Katrien')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('radio', { name: /^Beheerder/ }).check()
    await page.getByRole('button', { name: 'Uitnodiging versturen' }).click()
    await expect(page.getByText('De uitnodiging wordt verstuurd.')).toBeVisible()
    const letter = await mail({ of: email, subject: /account/ })
    const href = linkIn(letter, words('nl', 'colleague_mail.invitation_button'))

    const context = await browser.newContext({ locale: t.locale })
    const own = await context.newPage()
    await own.goto(href)
    await isSound(own)
    await own.getByLabel(t.newPassword).fill(password)
    await own.getByLabel(t.repeat).fill(password)
    await own.getByRole('button', { name: t.save }).click()
    await expect(own).toHaveURL(/\/admin\/login/)
    await enter(own, t, email)
    await expect(own).toHaveURL(/\/admin\/second-step/)
    await isSound(own)
    const key = (await own.locator('.sign-in-key').textContent()) ?? ''
    const [recovery = ''] = await own.locator('.sign-in-codes code').allTextContents()
    await own.locator('#field-code').fill('000000')
    await own.getByRole('button', { name: t.switchOn }).click()
    await expect(own.getByText(t.wrongCode)).toBeVisible()
    await own.locator('#field-code').fill(codeOf(key))
    await own.getByRole('button', { name: t.switchOn }).click()
    await expect(own).toHaveURL(`${cms}/admin`)

    // On another device: the password alone is not enough, a recovery code opens once.
    const phone = await (await browser.newContext({ locale: t.locale })).newPage()
    await enter(phone, t, email)
    await expect(phone).toHaveURL(/\/admin\/second-step/)
    await isSound(phone)
    await phone.locator('#field-code').fill(recovery)
    await phone.getByRole('button', { name: t.next }).click()
    await expect(phone).toHaveURL(`${cms}/admin`)

    // Both stand in the list; one ends the other.
    const { docs } = await api.get<{ docs: { id: number }[] }>(`users?where[email][equals]=${email}`)
    const id = docs[0]?.id ?? 0
    await own.goto(`${cms}/admin/access/${id}`)
    await expect(own.getByRole('heading', { level: 1, name: t.own })).toBeVisible()
    await isSound(own)
    const ends = own.locator('.board').getByRole('button', { name: t.logOut, exact: true })
    await expect(ends).toHaveCount(2)
    await own
      .getByRole('row')
      .filter({ has: own.getByRole('button'), hasNotText: t.here })
      .getByRole('button')
      .click()
    await expect(ends).toHaveCount(1)
    await phone.goto(`${cms}/admin/leads`)
    await expect(phone).toHaveURL(/\/admin\/login/)

    expect((await api.send('DELETE', `users/${id}`)).status).toBe(200)
  })

  test(`who meets too many guesses gets in by a mailed link on a new device (${language})`, async ({
    browser,
    request,
    api,
  }) => {
    test.setTimeout(120_000)
    const email = ownAddress(`redacteur-${language}`)
    const made = await api.send<{ doc: { id: number } }>('POST', 'users', {
      ...{ email, password, name: 'Els', role: 'editor' },
    })
    expect(made.status).toBe(201)
    for (let turn = 0; turn < 12; turn++)
      await request.post(`${cms}/api/users/login`, {
        data: { email, password: `guess number ${turn}` },
        headers: { 'X-Forwarded-For': `192.0.2.${turn}` },
      })
    const page = await (await browser.newContext({ locale: t.locale })).newPage()
    await page.goto(`${cms}/admin/forgot`)
    await isSound(page)
    await enter(page, t, email)
    await expect(page.getByText(t.tooMany)).toBeVisible()
    await isSound(page)
    await page.getByRole('button', { name: t.mailDevice }).click()
    const letter = await mail({
      of: email,
      subject: new RegExp(words(language, 'colleague_mail.device_subject')),
    })
    await page.goto(linkIn(letter, words(language, 'colleague_mail.device_button')))
    await isSound(page)
    await page.getByRole('button', { name: t.confirm }).click()
    await expect(page.getByLabel(t.email)).toHaveValue(email)
    await page.getByLabel(t.password).fill(password)
    await page.getByRole('button', { name: t.enter }).click()
    await expect(page).toHaveURL(`${cms}/admin`)
    expect((await api.send('DELETE', `users/${made.body.doc.id}`)).status).toBe(200)
  })
}
