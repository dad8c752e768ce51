import type { PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'

/** The answer to a button of a board: back to it, as it was filtered, with a word on what became of the request. */
export function backToBoard({ payload }: PayloadRequest, board: `/${string}`, notice: string): Response {
  const { admin: adminRoute } = payload.config.routes
  const path = `${board}${board.includes('?') ? '&' : '?'}notice=${notice}` as const
  return new Response(null, { status: 303, headers: { Location: formatAdminURL({ adminRoute, path }) } })
}
