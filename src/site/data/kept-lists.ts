import { database } from '@/database/connection'
import { linkPath } from '@/domain/lead/link-path'
import { linkUntil } from '@/domain/lead/link-purpose'
import {
  changeKeptList,
  type ListChange,
  openKeptList,
  type Writer,
} from '@/features/leads/kept-list/change-kept-list'
import type { KeptList } from '@/features/leads/kept-list/kept-list-row'
import { sharedIdText } from '@/features/leads/kept-list/shared-id'
import type { Locale } from '@/i18n/locales'

import { signLink } from './links'
import { siteUrl } from './site'

/** Favourites behind a link; only ever asked with the id out of a signed one. Looking at them is a use. */
export const getKeptList = (id: string, by: Writer) => openKeptList(database(), { id, by, now: new Date() })

export const changeList = (id: string, by: Writer, change: ListChange) =>
  changeKeptList(database(), { id, by, change, now: new Date() })

/** The link for whoever looks along, whole; `null` when it is shared with nobody. */
export function sharedListUrl(locale: Locale, { id, share, partners }: KeptList): string | null {
  if (!partners) return null
  const expires = linkUntil('shared-list', new Date())
  const token = signLink({ purpose: 'shared-list', id: sharedIdText({ id, share }), expires })
  return new URL(linkPath(locale, 'shared-list', token), siteUrl).href
}
