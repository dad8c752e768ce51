import type { Lead } from '@/domain/lead/lead'
import { isClosed } from '@/domain/listing/closed-listing'
import type { ListingStatus } from '@/domain/listing/listing'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { MailDraft, MailHome } from '@/mail/mail-content'
import { keptNewsMail } from '@/mail/templates/kept-list-mail'

import type { KeptNews, Letter } from '../delivery/outbox'
import { advertised, findMailHome } from './mail-home'
import type { MailServices } from './mail-services'

/** What is new of homes that somebody keeps; `null` when all of them left the site since. */
export async function keptNewsDraft(
  services: MailServices,
  letter: Extract<Letter, { kind: 'kept-homes-news' }>,
  agencyEmail: string,
): Promise<MailDraft | null> {
  const { lead } = letter
  const found = await Promise.all(letter.homes.map((home) => homeWithNews(services, home, lead)))
  const homes = found.filter((home) => home !== null)
  if (homes.length === 0) return null
  const whole = (path: string) => `${services.links.siteUrl}${path}`
  return keptNewsMail({
    ...{ locale: lead.language, homes, listHref: whole(letter.managePath), agencyEmail },
    unsubscribeHref: whole(letter.unsubscribePath),
  })
}

/** One that can still be had stands there as the law wants an advertisement. */
async function homeWithNews(
  services: MailServices,
  { listingId: id, news }: KeptNews,
  { language: locale }: Lead,
): Promise<MailHome | null> {
  const found = await findMailHome(services, { id, locale })
  if (!found) return null
  const { status } = found.listing
  const home = isClosed(status) ? found.home : await advertised(services, found, locale)
  const isPrice = news === 'price' && !isClosed(status)
  const ribbon = isPrice ? translator(locale)('mail.reason_price') : statusText(status, locale)
  return { ...home, ribbon }
}

function statusText(status: ListingStatus, locale: Locale): string {
  const t = translator(locale)
  switch (status) {
    case 'under-option':
      return t('status.under_option')
    case 'sold':
      return t('status.sold')
    case 'rented':
      return t('status.rented')
    case 'available':
      return t('kept_list.available_again')
  }
}
