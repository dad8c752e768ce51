import { APIError, type Endpoint, type PayloadRequest } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'
import { formTexts } from '@/features/leads/form-texts'

import { leadsSomewhere, usedLanguages } from '../paths/leads-somewhere'
import { comparedPath } from '../paths/store-redirects'

/** In the admin. */
export const missingPath = '/missing-addresses'
/** In its API. */
export const redirectMissingPath = '/missing-addresses/redirect'

export type MissingNotice = 'redirected' | 'nowhere' | 'refused' | 'forbidden'

/** The button beside an address that does not exist. Payload reads the cookie only when it comes from the admin. */
export const redirectMissingEndpoint: Endpoint = {
  path: redirectMissingPath,
  method: 'post',
  handler: async (req) => backToBoard(req, missingPath, await redirect(req)),
}

async function redirect(req: PayloadRequest): Promise<MissingNotice> {
  if (!hasRole(req, 'admin', 'editor')) return 'forbidden'
  const texts = await formTexts(req)
  const [from, to] = [(texts.get('from') ?? '').trim(), (texts.get('to') ?? '').trim()]
  const db = database()
  const isItself = to.startsWith('/') && comparedPath(to) === comparedPath(from)
  if (to === '' || isItself || !(await leadsSomewhere(db, to, await usedLanguages(db)))) return 'nowhere'
  try {
    await req.payload.create({ collection: 'redirects', data: { from, to }, req, overrideAccess: false })
    return 'redirected'
  } catch (error) {
    // What the fields refuse, such as an address that leads elsewhere already.
    if (error instanceof APIError) return 'refused'
    throw error
  }
}
