import { isClosed } from '@/domain/listing/closed-listing'
import { paragraphsOf } from '@/domain/listing/paragraphs'
import { labelled } from '@/i18n/labelled'
import { translator } from '@/i18n/messages'

import { detailGroups } from '../detail/detail-groups'
import { keyFacts } from '../detail/key-facts'
import { priceTextOf } from '../listing-words'
import type { ListingPageData } from '../page/find-listing'
import type { ListingContact } from '../page/listing-contact'
import { listingAddress, listingTitle } from '../seo/listing-title'
import type { Described } from './described'
import { describeCard, type DescribeNeeds } from './describe-homes'

/** What the page of a home says: no more of its address, its price and its papers than there. */
export function describeHome(
  listing: ListingPageData,
  contact: Pick<ListingContact, 'name' | 'phone' | 'email'>,
  needs: DescribeNeeds,
): Described {
  const { locale, settings } = needs
  const t = translator(locale)
  const facts = keyFacts(listing, locale).map(({ word, figure, unit }) => ({
    label: word,
    value: [figure, unit].filter(Boolean).join(' '),
  }))
  const details = detailGroups(listing, { locale, settings })
    // The page of a home that is gone says nothing of its certificate.
    .filter(({ id }) => id !== 'energy' || !isClosed(listing.status))
    .map(({ title, rows }) => ({ title, rows: rows.map(({ label, value }) => ({ label, value })) }))
  const { name, phone, email } = contact
  const data = {
    ...describeCard(listing, needs),
    title: listingTitle(listing, locale),
    address: listingAddress(listing, locale),
    price: priceTextOf(listing, { locale, settings }, 'full') || null,
    facts,
    description: paragraphsOf(listing.description).join('\n\n'),
    details,
    // Who buys or rents a home that is gone asks nobody about it.
    contact: isClosed(listing.status) ? null : { name, phone, email },
  }
  const linesOf = (rows: { label: string; value: string }[]) =>
    rows.map(({ label, value }) => labelled(label, value, locale)).join('\n')
  const status = listing.status === 'under-option' ? t('listing.status.under-option') : ''
  const text = [
    [data.title, data.address, data.price, status, data.energy, data.url].filter(Boolean).join('\n'),
    [t('listing.reference', { reference: listing.reference }), linesOf(facts)].filter(Boolean).join('\n'),
    data.description,
    ...details.map(({ title, rows }) => `${title}\n${linesOf(rows)}`),
    data.contact && [t('section.agent'), name, phone, email].filter(Boolean).join('\n'),
  ]
  return { text: text.filter(Boolean).join('\n\n'), data }
}
