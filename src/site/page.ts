import type { ReactNode } from 'react'

import type { Language } from '@/domain/language'
import type { Shell } from '@/features/content/read/read-shell'
import type { Locale } from '@/i18n/locales'
import type { OwnPlaces } from '@/ui/shell/own-shell'

import type { Head } from './head'

/** `tags` purge it from shared caches; `private` is one person's own; `fresh` is made anew for everyone. */
export type PageCache = { tags: readonly string[]; seconds?: number } | 'private' | 'fresh'

export interface ShellOptions {
  /** The page's own address in every language that has it. */
  alternates: Partial<Record<Language, string>>
  /** A first screen that bleeds to the edges, under the header. */
  banner?: ReactNode
  isWide?: boolean
  missingHouse?: number
  /** It has a filled button of its own: that of the header is then outlined. */
  hasMainAction?: boolean
  /** Beside the footer of a desktop, to the very end: what one can do about the page. */
  bar?: ReactNode
  /** Of somebody who is signed in: their own places stand around it, instead of the site's. */
  own?: OwnPlaces
}

/** What a screen answers with, before it is HTML. */
export interface Page {
  locale: Locale
  head: Head
  cache: PageCache
  status?: number
  /** `null`: the document is its content alone. */
  shell: ShellOptions | null
  content: ReactNode
  /** In a preview: header, footer and pop-up as an editor has drafted them. */
  site?: Shell
}

/** A page, or another answer such as a redirect. */
export type Answer = Page | Response
