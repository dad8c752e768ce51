import { readFileSync } from 'node:fs'

import { expect, type Page, test as base } from '@playwright/test'

export const cms = `http://localhost:${process.env.CMS_PORT ?? 3001}`

/** What an editor publishes is seen by visitors within this time. */
export const soon = 3000

interface Account {
  email: string
  password: string
}

export function account(who: 'administrator' | 'editor' | 'translator'): Account {
  const read = (file: string) =>
    JSON.parse(readFileSync(`.run/${file}.json`, 'utf8')) as Record<string, string>
  if (who === 'administrator') {
    const { email = '', password = '' } = read('administrator')
    return { email, password }
  }
  const email = who === 'editor' ? 'editor@gevel.example' : 'vertaler@gevel.example'
  return { email, password: read('editors')[email] ?? '' }
}

/** Signs a browser in to the admin, as a person does. */
export async function signIn(page: Page, who: 'editor' | 'translator'): Promise<void> {
  const { email, password } = account(who)
  await page.goto(`${cms}/admin`)
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Wachtwoord/).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(`${cms}/admin`)
}

/** The API of the admin, for what a test needs around its subject. */
export interface Api {
  get<T>(path: string): Promise<T>
  post(path: string, data: object): Promise<void>
  delete(path: string): Promise<void>
}

interface Fixtures {
  api: Api
  /** Changes a global in Dutch; afterwards everything is as it was. */
  change: (global: string, data: object) => Promise<void>
}

export const test = base.extend<Fixtures>({
  api: async ({ playwright }, lend) => {
    const request = await playwright.request.newContext()
    const signedIn = await request.post(`${cms}/api/users/login`, { data: account('administrator') })
    const { token } = (await signedIn.json()) as { token: string }
    const headers = { Authorization: `JWT ${token}` }
    const well = async (answer: ReturnType<typeof request.get>) => {
      const response = await answer
      if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
      return response
    }
    await lend({
      get: async <T>(path: string) =>
        (await (await well(request.get(`${cms}/api/${path}`, { headers }))).json()) as T,
      post: async (path, data) => void (await well(request.post(`${cms}/api/${path}`, { headers, data }))),
      delete: async (path) => void (await well(request.delete(`${cms}/api/${path}`, { headers }))),
    })
    await request.dispose()
  },

  change: async ({ api }, lend) => {
    const before = new Map<string, object>()
    await lend(async (global, data) => {
      const path = `globals/${global}?locale=nl&depth=0`
      if (!before.has(path)) before.set(path, await api.get<object>(path))
      await api.post(path, data)
    })
    for (const [path, data] of before) await api.post(path, data)
  },
})
