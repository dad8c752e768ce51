import { database } from '@/database/connection'
import { frameSources, streetViewSource } from '@/domain/media/embed'
import { type Receiver, receiversOf } from '@/domain/rights/receivers'
import { env } from '@/env'
import { exportPerson } from '@/features/leads/privacy/export-person'
import { askForLink } from '@/features/rights/my-data/ask-for-link'
import { countHeld } from '@/features/rights/my-data/count-held'
import { eraseData } from '@/features/rights/my-data/erase-data'
import { findLink, openLink } from '@/features/rights/my-data/mailed-link'
import type { Locale } from '@/i18n/locales'

import { platform } from './platform'
import { getSite } from './site'

const secret = env.LINK_SECRET

export const askForData = (asked: Parameters<typeof askForLink>[1]) => askForLink(database(), asked, secret)
export const getDataLink = (token: string) => findLink(database(), token)
export const openDataLink = (token: string) => openLink(database(), token)
export const eraseOwnData = (token: string) => eraseData(database(), { token, secret, now: new Date() })

/** All that is held about who opened the link; `null` when it is not open. */
export async function getOwnData(token: string) {
  const link = await getDataLink(token)
  return link?.isOpened ? exportPerson(database(), link.email, link.hash) : null
}

/** How much that is. */
export async function getHeld(token: string) {
  const link = await getDataLink(token)
  return link?.isOpened ? { email: link.email, counts: await countHeld(database(), link) } : null
}

/** Who gets something of a visitor, by the settings that this process itself runs with. */
export async function getReceivers(locale: Locale): Promise<Receiver[]> {
  const { tags } = await getSite(locale)
  return receiversOf({
    siteHost: new URL(env.SITE_URL).hostname,
    mailHost: new URL(env.SMTP_URL).hostname,
    platform: platform.name.replace(/^./, (letter) => letter.toUpperCase()),
    translationHost:
      env.TRANSLATION_URL && env.TRANSLATION_KEY ? new URL(env.TRANSLATION_URL).hostname : null,
    pictureHost: new URL(env.PICTURE_CDN_ORIGIN).hostname,
    mapHost: env.MAP_STYLE_URL ? new URL(env.MAP_STYLE_URL).hostname : null,
    playerHosts: [...frameSources, ...(env.STREET_VIEW_KEY ? [streetViewSource] : [])].map((source) =>
      source.replace(/^https:\/\//, ''),
    ),
    tags,
  })
}
