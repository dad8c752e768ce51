import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { roles } from '@/cms/access/editors.access'
import { guardBoard } from '@/cms/admin/board'

import { handlesLeads, leadScope, type LeadScope } from '../inbox/leads.access'

/** Strangers are sent to the sign-in; who works here but not with leads gets a refusal. */
export function guardLeads(view: AdminViewServerProps, board: `/${string}`): void {
  guardBoard(view, board, roles)
  if (!handlesLeads(view.initPageResult.req)) turnAway(view)
}

/** The same where agents work too; answers which leads are theirs. */
export function guardOwnLeads(view: AdminViewServerProps, board: `/${string}`): LeadScope {
  guardBoard(view, board, roles)
  return leadScope(view.initPageResult.req) ?? turnAway(view)
}

function turnAway({ initPageResult: { req } }: AdminViewServerProps): never {
  const { routes, admin } = req.payload.config
  redirect(formatAdminURL({ adminRoute: routes.admin, path: admin.routes.unauthorized }))
}
