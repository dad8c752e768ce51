import { launchChromium } from '../demo/chromium'
import { declinedOn } from '../demo/declined'
import { signInAsOwner } from '../demo/owner-session'
import type { WatchedPage } from '../demo/pages'
import { site } from '../demo/with-demo'

/** Where an owner signs in, and what follows. */
export async function ownerPages(): Promise<WatchedPage[]> {
  return [
    { page: 'login', url: `${site}/nl/login/`, isPrivate: true },
    { page: 'portal', url: `${site}/nl/portal/`, isPrivate: true, cookie: await ownerCookie() },
  ]
}

async function ownerCookie(): Promise<string> {
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ baseURL: site, storageState: declinedOn(site) })
    await signInAsOwner(await context.newPage())
    const cookies = await context.cookies()
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  } finally {
    await browser.close()
  }
}
