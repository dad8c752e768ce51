import { readFileSync } from 'node:fs'

import { expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test'

import { oneAtATime } from './one-at-a-time'
import { test as base } from './test'

export const cms = `http://localhost:${process.env.CMS_PORT ?? 3001}`

/** What an editor publishes is seen by visitors within this time. */
export const soon = 3000

type Who = 'administrator' | 'editor' | 'translator'

function account(who: Who): { email: string; password: string } {
  const read = (file: string) =>
    JSON.parse(readFileSync(`.run/${file}.json`, 'utf8')) as Record<string, string>
  if (who === 'administrator') {
    const { email = '', password = '' } = read('administrator')
    return { email, password }
  }
  const email = who === 'editor' ? 'editor@gevel.example' : 'vertaler@gevel.example'
  return { email, password: read('editors')[email] ?? '' }
}

/** Signs a browser in to the admin, without its two pages: most journeys begin behind them. */
export async function signIn(page: Page, who: Who): Promise<void> {
  const answer = await oneAtATime(() => page.request.post(`${cms}/api/users/login`, { data: account(who) }))
  expect(answer.status()).toBe(200)
}

/** As a person does, in the Dutch or French of the browser. */
export async function signInOnScreen(page: Page, who: Who, isByKeyboard = false): Promise<void> {
  const { email, password } = account(who)
  await page.goto(`${cms}/admin`)
  await page.getByLabel(/^(E-mail|Adresse e-mail)/).focus()
  await page.keyboard.insertText(email)
  if (isByKeyboard) await page.keyboard.press('Tab')
  else await page.getByLabel(/^(Wachtwoord|Mot de passe)/).focus()
  await page.keyboard.insertText(password)
  await oneAtATime(async () => {
    if (isByKeyboard) await page.keyboard.press('Enter')
    else await page.getByRole('button', { name: /^(Inloggen|Se connecter)$/ }).click()
    await expect(page).toHaveURL(`${cms}/admin`)
  })
}

interface Answer<T> {
  status: number
  body: T
}

/** The API of the admin, signed in. */
export interface Api {
  headers: { Authorization: string }
  get<T>(path: string): Promise<T>
  /** Answers also when it is refused. */
  send<T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<Answer<T>>
}

type Playwright = PlaywrightWorkerArgs['playwright']

export async function apiOf(playwright: Playwright, who: Who): Promise<Api> {
  const request = await playwright.request.newContext({ baseURL: `${cms}/api/` })
  const signedIn = await oneAtATime(() => request.post('users/login', { data: account(who) }))
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { Authorization: `JWT ${token}` }
  return {
    headers,
    get: async <T>(path: string) => (await (await request.get(path, { headers })).json()) as T,
    send: async <T>(method: string, path: string, data?: object) => {
      const response = await request.fetch(path, { method, headers, data })
      return { status: response.status(), body: (await response.json()) as T }
    },
  }
}

interface Fixtures {
  api: Api
  /** Changes a global in Dutch; afterwards it is as it was. */
  change: (global: string, data: object) => Promise<void>
  /** Adds a page, or takes one made in the browser into its care; afterwards they are gone. */
  pages: { add(data: object): Promise<number>; care(id: number): void }
}

export const test = base.extend<Fixtures>({
  api: async ({ playwright }, lend) => lend(await apiOf(playwright, 'administrator')),

  change: async ({ api }, lend) => {
    const before = new Map<string, object>()
    const write = async (path: string, data: object) =>
      expect((await api.send('POST', path, data)).status).toBe(200)
    await lend(async (global, data) => {
      const path = `globals/${global}?locale=nl&depth=0`
      if (!before.has(path)) before.set(path, await api.get<object>(path))
      await write(path, data)
    })
    // Without its revision: what was changed in between is meant to be overwritten.
    for (const [path, data] of before) await write(path, { ...data, revision: undefined })
  },

  pages: async ({ api }, lend) => {
    const mine = new Set<number>()
    await lend({
      add: async (data) => {
        const { status, body } = await api.send<{ doc: { id: number } }>('POST', 'pages?locale=nl', data)
        expect(status).toBe(201)
        mine.add(body.doc.id)
        return body.doc.id
      },
      care: (id) => void mine.add(id),
    })
    // Whoever had it open locked it; it may be in the trash.
    for (const id of mine)
      expect((await api.send('DELETE', `pages/${id}?overrideLock=true&trash=true`)).status).toBe(200)
  },
})
