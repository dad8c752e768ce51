import type { ReactNode } from 'react'

import { type LinkAction, linkActionPath } from '@/domain/lead/link-path'
import type { Locale } from '@/i18n/locales'
import { Button, type ButtonProps } from '@/ui/button'

/** Which of the two looks at the list. */
export type ListPurpose = 'kept-list' | 'shared-list'

export interface ListLink {
  locale: Locale
  purpose: ListPurpose
  token: string
}

interface ListFormProps {
  link: ListLink
  action: LinkAction
  look?: ButtonProps['look']
  /** On the button. */
  text: ReactNode
  className?: string
  children?: ReactNode
}

/** One button of a kept list's page, with what goes along with it. */
export function ListForm({ link, action, look = 'outlined', text, className, children }: ListFormProps) {
  return (
    <form
      method="post"
      action={linkActionPath(link.locale, link.purpose, link.token, action)}
      className={className}
    >
      {children}
      <Button type="submit" look={look}>
        {text}
      </Button>
    </form>
  )
}
