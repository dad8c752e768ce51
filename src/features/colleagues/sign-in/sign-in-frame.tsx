import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps, Payload } from 'payload'
import type { ComponentProps, ReactNode } from 'react'

import { GableLogo } from '@/cms/admin/gable'
import { BoardNotice, type Tone } from '@/cms/admin/board-parts'
import '@/cms/admin/boards.css'
import './sign-in.css'

/** What stands on a screen of signing in: the gable, a title, what happened, and a form. */
export function SignInFrame({
  title,
  notice,
  children,
}: {
  title: string
  notice?: { tone: Tone; text: string } | null
  children: ReactNode
}) {
  return (
    <div className="board sign-in">
      <GableLogo />
      <h1>{title}</h1>
      {notice && <BoardNotice tone={notice.tone}>{notice.text}</BoardNotice>}
      {children}
    </div>
  )
}

/** The same around a view that Payload does not frame itself. */
export function SignInPage(props: ComponentProps<typeof SignInFrame>) {
  return (
    <MinimalTemplate>
      <SignInFrame {...props} />
    </MinimalTemplate>
  )
}

export function SignInField({
  label,
  id,
  ...input
}: { label: string; id: string } & ComponentProps<'input'>) {
  return (
    <label className="sign-in-field" htmlFor={id}>
      <span>{label}</span>
      <input className="board-input" id={id} {...input} />
    </label>
  )
}

export function apiAction({ config }: Payload, path: `/${string}`): string {
  return `${config.routes.api}${path}`
}

/** The last part of the address. */
export function tokenOf({ params }: AdminViewServerProps): string {
  const segments: unknown = params?.segments
  const last: unknown = Array.isArray(segments) ? segments.at(-1) : ''
  return typeof last === 'string' && /^[\w-]{20,64}$/.test(last) ? last : ''
}
