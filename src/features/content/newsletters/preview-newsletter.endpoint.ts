import type { Endpoint, PayloadRequest } from 'payload'

import { database } from '@/database/connection'
import { languages, mainLanguage } from '@/domain/language'
import type { PictureHosts } from '@/domain/media/picture-url'
import { isLeadId } from '@/features/leads/lead-paths'
import type { HomeMailServices } from '@/features/leads/mails/mail-services'
import { renderMail } from '@/mail/render-mail'

import { visitorReader } from '../read/published-source'
import { readLegalFacts } from '../read/read-legal-facts'
import { findNewsletter } from './newsletter-row'
import { readsNewsletters } from './newsletters.access'
import { previewNewsletterPath } from './newsletters-paths'
import { readMailSite } from './read-mail-site'
import { newsletterDraft, writeNewsletter } from './write-newsletter'

/** The mail as its readers get it, for a frame of the board. It has no scripts, and its links open elsewhere. */
export const previewEndpoint: Endpoint = {
  path: previewNewsletterPath(':id', ':language'),
  method: 'get',
  handler: async (req) => {
    if (!readsNewsletters(req)) return new Response(null, { status: 403 })
    const { id, language } = req.routeParams ?? {}
    const locale = languages.find((known) => known === language)
    const found = isLeadId(id) ? await findNewsletter(database(), id) : null
    if (!found || !locale) return new Response(null, { status: 404 })
    const services = previewServices(req)
    const sender = await services.readSite(locale)
    const written = await writeNewsletter(services, found, locale)
    const href = `${sender.siteUrl}/${locale}/`
    const stops = { stopHref: href, unsubscribeHref: href, agencyEmail: sender.agency.email }
    const { html } = await renderMail(newsletterDraft(written, stops), sender)
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Response(html.replace('<head>', '<head><base target="_blank">'), { headers })
  },
}

/** Of the admin, which reads what visitors see and sends nothing itself. */
export function previewServices({ payload }: Pick<PayloadRequest, 'payload'>): HomeMailServices {
  // payload.config hands them over.
  const { siteUrl = '', pictureHosts } = payload.config.custom as {
    siteUrl?: string
    pictureHosts: PictureHosts
  }
  const db = database()
  return {
    db,
    hosts: pictureHosts,
    now: () => new Date(),
    readSite: (locale) => readMailSite({ db, siteUrl: siteUrl.replace(/\/$/, '') }, locale),
    readLegalFacts: () => readLegalFacts(visitorReader({ db, locale: mainLanguage })),
  }
}
