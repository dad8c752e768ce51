import { launchChromium } from '../demo/chromium'
import { declinedOn } from '../demo/declined'
import { signInAsOwner } from '../demo/owner-session'
import type { WatchedPage } from '../demo/pages'
import { site } from '../demo/with-demo'

/** Where an owner signs in, and what follows. */
export async function ownerPages(): Promise<WatchedPage[]> {
  const { cookie, homePath } = await signedInOwner()
  return [
    { page: 'login', url: `${site}/nl/login/`, isPrivate: true },
    { page: 'portal', url: `${site}/nl/portal/`, isPrivate: true, cookie },
    { page: 'portal home', url: `${site}${homePath}`, isPrivate: true, cookie },
    { page: 'account', url: `${site}/nl/login/account/`, isPrivate: true, cookie },
  ]
}

async function signedInOwner(): Promise<{ cookie: string; homePath: string }> {
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ baseURL: site, storageState: declinedOn(site) })
    const page = await context.newPage()
    await signInAsOwner(page)
    const home = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
    const cookies = await context.cookies()
    return {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      homePath: (await home.getAttribute('href')) ?? '',
    }
  } finally {
    await browser.close()
  }
}
