import type { Role } from '@/cms/access/editors.access'

import { type Ask, openPayload, type TestPayload } from './a-payload'

export interface TwoPeople {
  cms: TestPayload
  /** An editor. */
  an: Ask
  bert: Ask
}

/** A CMS and two people who write in it. */
export async function openForTwo(roleOfBert: Role): Promise<TwoPeople> {
  const cms = await openPayload()
  const { ask: an } = await cms.as('editor')
  const { ask: bert } = await cms.as(roleOfBert, { languages: ['nl'] })
  return { cms, an, bert }
}

/** A page as the form of the admin reads it when it is opened. */
export async function openedPage<Page>(ask: Ask, id: number, locale = 'nl'): Promise<Page> {
  return (await ask('GET', `pages/${id}?locale=${locale}&draft=true`)).body as Page
}
