import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'

import { contentRoles, hasRole, type Role } from '../access/editors.access'
import './boards.css'

/** Payload lets anybody open a view of our own: the view itself sends strangers to the door. */
export function guardBoard(
  { initPageResult: { req } }: AdminViewServerProps,
  board: `/${string}`,
  allowed: readonly Role[] = contentRoles,
): void {
  if (hasRole(req, ...allowed)) return
  const { routes, admin } = req.payload.config
  const here = formatAdminURL({ adminRoute: routes.admin, path: board, relative: true })
  const door = req.user ? admin.routes.unauthorized : admin.routes.login
  redirect(`${formatAdminURL({ adminRoute: routes.admin, path: door })}?redirect=${encodeURIComponent(here)}`)
}

/** The value of a query parameter that stands there once. */
export function boardParameter({ searchParams }: AdminViewServerProps, name: string): string | undefined {
  const value = searchParams?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A page of the admin that is ours: Payload's frame, a title, and what stands below it. */
export function Board({
  view,
  title,
  children,
}: {
  view: AdminViewServerProps
  title: string
  children: ReactNode
}) {
  const { req, locale, permissions, visibleEntities } = view.initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={view.params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={view.searchParams}
      user={req.user ?? undefined}
      // A copy: React freezes the original, and the template writes to it.
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className="board">
        <h1>{title}</h1>
        {children}
      </Gutter>
    </DefaultTemplate>
  )
}
