import { cache } from 'react'

import type { Site } from '@/domain/site/site'
import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'

import { pictureHosts } from './listings'
import { demoHomeBanner } from '../../../demo/site/home-banner'
import { demoPage, demoPaths } from '../../../demo/site/pages'
import { demoSite } from '../../../demo/site/site'

export const siteUrl = env.SITE_URL

/** The shell of the site in one language. From the demo agency's files until editors fill it in. */
export const getSite = cache((locale: Locale): Site => {
  const site = demoSite(locale, mediaUrl)
  const { popup } = site
  if (!popup?.media) return site
  const media = { ...popup.media, url: pictureUrl(popup.media.url, pictureWidths.mobile, pictureHosts) }
  return { ...site, popup: { ...popup, media } }
})

export const getHomeBanner = cache((locale: Locale) => demoHomeBanner(locale, mediaUrl))

export const getTextPage = cache((id: string, locale: Locale) => demoPage(id, locale, mediaUrl))

export const contentPaths = demoPaths

function mediaUrl(name: string, extension = 'jpg'): string {
  return `${new URL(env.SITE_URL).protocol}//${env.PICTURE_STORAGE_HOST}/cloud-storage/media/${name}.${extension}`
}
