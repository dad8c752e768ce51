import type { PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'

/**
 * The answer to a button of a board: back to it, as it was filtered, with a word on what became of the request, and at
 * one of its elements.
 */
export function backToBoard(
  { payload }: PayloadRequest,
  board: `/${string}`,
  notice: string,
  elementId?: string,
): Response {
  const { admin: adminRoute } = payload.config.routes
  const path = `${board}${board.includes('?') ? '&' : '?'}notice=${notice}` as const
  const at = elementId === undefined ? '' : `#${elementId}`
  return new Response(null, {
    status: 303,
    headers: { Location: `${formatAdminURL({ adminRoute, path })}${at}` },
  })
}
