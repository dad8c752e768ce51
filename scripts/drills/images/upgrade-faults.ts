import type { Database } from '@/database/connection'

import { readSite, sendContactForm } from '../way-back/smoke-requests'

/** Of those that were asked for; others are lists of addresses and redirects. */
const fewestPages = 80

/** What is wrong with the site of an earlier release once its database is migrated: pages as visitors find them, and a form. */
export async function upgradeFaults(site: string, db: Database): Promise<string[]> {
  const pages = await readSite(site)
  const found = pages.filter(({ status, title }) => status === 200 && title !== '')
  return [
    ...pages.filter(({ status }) => status >= 500).map(({ path, status }) => `${path} answers ${status}`),
    ...(found.length >= fewestPages ? [] : [`${found.length} pages of the earlier release were found`]),
    ...(await sendContactForm(site, db)),
  ].map((fault) => `after an upgrade: ${fault}`)
}
