import { findSimilar } from '@/features/listings/similar/find-similar'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { MailBlock } from '@/mail/mail-content'

import { type FoundHome, findAdvertisedHome } from './mail-home'
import type { MailServices } from './mail-services'

const most = 3

/** Homes like the one that was asked about, as the site shows them when the mail is written; `null` without any. */
export async function similarBlock(
  services: MailServices,
  { found, locale }: { found: FoundHome | null; locale: Locale },
): Promise<MailBlock | null> {
  if (!found) return null
  const alike = await findSimilar(services.db, { listing: found.listing, language: locale, maximum: most })
  const homes = await Promise.all(alike.map(({ id }) => findAdvertisedHome(services, { id, locale })))
  const shown = homes.filter((home) => home !== null)
  return shown.length > 0
    ? { kind: 'homes', title: translator(locale)('section.similar'), homes: shown }
    : null
}
