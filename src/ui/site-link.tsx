import type { ReactNode } from 'react'

import type { SiteLink as Link } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export interface SiteLinkProps {
  link: Link
  locale: Locale
  className?: string
  children?: ReactNode
}

/** A link an editor made: one that leads elsewhere opens in a tab of its own and says so. */
export function SiteLink({ link, locale, className, children }: SiteLinkProps) {
  const label = children ?? link.label
  if (!link.isExternal) {
    return (
      <a href={link.href} className={className}>
        {label}
      </a>
    )
  }
  return (
    <a href={link.href} target="_blank" rel="noopener" className={className}>
      {label}
      <span className="sr-only"> {translator(locale)('common.opens_new_tab')}</span>
    </a>
  )
}
