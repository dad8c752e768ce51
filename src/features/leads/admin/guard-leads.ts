import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { guardBoard } from '@/cms/admin/board'

import { handlesLeads } from '../leads.access'

/** Strangers are sent to the door; who works here but not with leads is told so. */
export function guardLeads(view: AdminViewServerProps, board: `/${string}`): void {
  guardBoard(view, board)
  const { req } = view.initPageResult
  if (handlesLeads(req)) return
  const { routes, admin } = req.payload.config
  redirect(formatAdminURL({ adminRoute: routes.admin, path: admin.routes.unauthorized }))
}
