import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'

import { hasRole } from '@/cms/access/editors.access'
import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'
import { cleanText } from '@/domain/lead/form/form-text'
import { formTexts } from '@/features/leads/form-texts'
import { markHidden, unmarkHidden } from '@/features/listings/publication/mark-hidden'

import { filterHref, filtersFrom } from './home-filters'
import { handleHomePath, homesPath, longestReason, moveButtonId, notePath } from './homes-paths'
import { moveFeatured } from './move-featured'
import { saveNote } from './save-note'

export type HomeNotice =
  | 'featured'
  | 'unfeatured'
  | 'moved'
  | 'not-moved'
  | 'hidden'
  | 'shown'
  | 'still-hidden'
  | 'no-reason'
  | 'refused'

const idSchema = z.coerce.number().int().positive().max(2_147_483_647)
const formSchema = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['feature', 'unfeature', 'note', 'show']) }),
  z.object({ action: z.enum(['above', 'below']), beside: idSchema }),
  z.object({
    action: z.literal('hide'),
    reason: z
      .string()
      .transform((reason) => cleanText(reason))
      .pipe(z.string().min(1).max(longestReason)),
  }),
])
type Form = z.infer<typeof formSchema>

/** The buttons beside a home. Payload reads the cookie only when they come from the admin's own address. */
export const handleListedHomeEndpoint: Endpoint = {
  path: handleHomePath(':id'),
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor')) return new Response(null, { status: 403 })
    const listingId = idSchema.safeParse(req.routeParams?.id).data
    if (listingId === undefined) return new Response(null, { status: 404 })
    const texts = await formTexts(req)
    const form = formSchema.safeParse(Object.fromEntries(texts)).data
    const back = new URLSearchParams(texts.get('back'))
    const filters = filtersFrom((name) => back.get(name))
    const asFiltered = filterHref(filters, { page: filters.page })
    const board = asFiltered === '?' ? homesPath : (`${homesPath}${asFiltered}` as const)
    if (!form) return backToBoard(req, board, texts.get('action') === 'hide' ? 'no-reason' : 'refused')
    const done = await handle(req, listingId, form).catch((error: unknown) => {
      // What Payload refuses: a number that no home has.
      if (error instanceof APIError) return 'refused' as const
      throw error
    })
    if (typeof done === 'object') return toNote(req, done.noteId)
    // The button that was pressed keeps the keyboard's place.
    const pressed = done === 'moved' ? moveButtonId(form.action, listingId) : undefined
    return backToBoard(req, board, done, pressed)
  },
}

async function handle(
  req: PayloadRequest,
  listingId: number,
  form: Form,
): Promise<HomeNotice | { noteId: number }> {
  const db = database()
  switch (form.action) {
    case 'feature':
    case 'unfeature': {
      const isFeatured = form.action === 'feature'
      await saveNote(req, listingId, { isFeatured })
      return isFeatured ? 'featured' : 'unfeatured'
    }
    case 'above':
    case 'below': {
      const move = { listingId, beside: form.beside, side: form.action }
      return (await moveFeatured(req, move)) ? 'moved' : 'not-moved'
    }
    case 'note':
      return { noteId: await saveNote(req, listingId) }
    case 'hide': {
      const mark = { listingId, userId: Number(req.user?.id), reason: form.reason }
      return (await markHidden(db, mark)) ? 'hidden' : 'refused'
    }
    case 'show':
      return (await unmarkHidden(db, listingId)) ? 'shown' : 'still-hidden'
  }
}

function toNote({ payload }: PayloadRequest, noteId: number): Response {
  const { admin: adminRoute } = payload.config.routes
  const headers = { Location: formatAdminURL({ adminRoute, path: notePath(noteId) }) }
  return new Response(null, { status: 303, headers })
}
