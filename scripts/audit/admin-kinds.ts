import type { Page } from '@playwright/test'

import { perLanguage } from '@/domain/language'

import { cms } from '../demo/sign-in'
import type { PageKind } from './page-kinds'

const boards = {
  'first page': '/admin',
  leads: '/admin/leads',
  'reply templates': '/admin/reply-templates',
  homes: '/admin/homes',
  'featured homes': '/admin/homes?featured=yes',
  owners: '/admin/owners',
  'homes of owners': '/admin/owner-homes',
  insight: '/admin/insight',
  'publication check': '/admin/publication-check',
  languages: '/admin/languages-cockpit',
  menu: '/admin/menu',
  newsletters: '/admin/newsletters',
  'not found': '/admin/missing-addresses',
  sync: '/admin/sync-board',
  invitation: '/admin/invite-colleague',
}

/** Boards that are about one thing: where the first link to one stands. */
const below = {
  'a lead': { on: '/admin/leads', link: '.board table a[href*="/admin/leads/"]' },
  'a home of an owner': { on: '/admin/owner-homes', link: '.board table a[href*="/admin/owner-homes/"]' },
  'a text beside its source': { on: '/admin/languages-cockpit', link: 'a.cockpit-beside' },
  'access of a colleague': { on: '/admin/account', link: 'a[href*="/admin/access/"]' },
}

/** Our own pages of the admin; what Payload draws around them is Payload's. */
export async function adminKinds(page: Page): Promise<PageKind[]> {
  const kinds = Object.entries(boards).map(([name, path]) => board(name, path))
  for (const [name, { on, link }] of Object.entries(below)) {
    await page.goto(cms + on)
    const href = await page.locator(link).first().getAttribute('href')
    kinds.push(board(name, href ?? on))
  }
  return kinds
}

function board(name: string, path: string): PageKind {
  return {
    kind: `admin: ${name}`,
    paths: perLanguage(() => new URL(path, cms).href),
    isAdmins: true,
    within: '.board',
  }
}
