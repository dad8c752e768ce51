import { getReplyWorkingDays } from '@/app/_data/forms'
import { getContact } from '@/app/_data/listing-page'
import { getListing, pictureHosts } from '@/app/_data/listings'
import { getSite } from '@/app/_data/site'
import { FormHelp } from '@/features/leads/form/form-help'
import { HomeLine } from '@/features/leads/form/home-line'
import type { Beside } from '@/features/leads/private-page'
import { cardProps } from '@/features/listings/card-props'
import { ListingCard } from '@/features/listings/listing-card'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

/** The home something is about, while it is on the site, and its agent. */
export async function besideOf(listingId: number | null, locale: Locale): Promise<Beside> {
  const [home, site, replyWorkingDays] = await Promise.all([
    listingId === null ? null : getListing(listingId, locale),
    getSite(locale),
    getReplyWorkingDays(),
  ])
  const agent = await getContact(home?.agent ?? null, locale)
  const needs = { locale, settings: site.settings, hosts: pictureHosts }
  return {
    card: home && (
      <>
        <h2 className="sr-only">{translator(locale)('mail.about_home')}</h2>
        <ListingCard card={home} {...needs} />
      </>
    ),
    line: home && <HomeLine {...cardProps(home, needs)} />,
    help: <FormHelp {...needs} agent={agent} agency={site.agency} replyWorkingDays={replyWorkingDays} />,
  }
}
