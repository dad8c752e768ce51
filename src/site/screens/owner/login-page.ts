import type { ReactNode } from 'react'

import { perLanguage } from '@/domain/language'
import { loginPath } from '@/features/owners/login-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { OwnPlaces } from '@/ui/shell/own-shell'

import { privateHead } from '../../head'
import type { Page } from '../../page'

export interface LoginPage {
  locale: Locale
  content: ReactNode
  status?: number
  /** Below the address of the login, for the same page in another language. */
  parts?: string[]
  /** It sets its own widths. */
  isWide?: boolean
  /** Of who is signed in. */
  own?: OwnPlaces
}

/** A page of one owner, or on the way to it: kept by no cache and no search engine. */
export function loginPage({ locale, content, status, parts = [], isWide, own }: LoginPage): Page {
  return {
    locale,
    status,
    cache: 'private',
    head: privateHead(translator(locale)('owner.login_title')),
    shell: { alternates: perLanguage((language) => loginPath(language, ...parts)), isWide, own },
    content,
  }
}
