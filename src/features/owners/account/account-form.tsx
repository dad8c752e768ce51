import type { ReactNode } from 'react'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button, type ButtonLook } from '@/ui/button'

/** A form that works without scripts: its fields above each other and one button. */
export function AccountForm({
  action,
  button,
  look = 'filled',
  children,
}: {
  action: string
  button: string
  look?: ButtonLook
  children?: ReactNode
}) {
  return (
    <form method="post" action={action} noValidate className="grid gap-6">
      {children}
      <p>
        <Button type="submit" look={look}>
          {button}
        </Button>
      </p>
    </form>
  )
}

/** The frame of the pages before somebody is signed in. */
export function AccountFrame({
  title,
  text,
  notice,
  children,
}: {
  title: string
  text?: string
  notice?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="pt-4 lg:pt-10">
      {notice}
      <h1 className="text-balance">{title}</h1>
      {text && (
        <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug text-balance">{text}</p>
      )}
      <div className="mt-8 lg:mt-10">{children}</div>
    </div>
  )
}

export function BackToSignIn({ locale, href }: { locale: Locale; href: string }) {
  return (
    <p className="mt-8">
      <a href={href} className="inline-flex min-h-11 items-center">
        {translator(locale)('owner_login.back')}
      </a>
    </p>
  )
}
