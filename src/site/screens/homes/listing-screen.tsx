import { typedLoan } from '@/domain/cost/loan-parameters'
import { perLanguage } from '@/domain/language'
import { isClosed } from '@/domain/listing/closed-listing'
import type { Deal } from '@/domain/listing/listing'
import { legalFactsTag, teamTag } from '@/features/content/content-tags'
import type { ListingPageData } from '@/features/listings/page/find-listing'
import { contactOf } from '@/features/listings/page/contact-of'
import { ContactEndBar } from '@/features/listings/page/listing-contact'
import { ListingPage, type ListingPageProps } from '@/features/listings/page/listing-page'
import { categoriesTag, listingTag, projectsTag } from '@/features/listings/listing-tags'
import { metaDescription, metaTitle } from '@/features/listings/seo/listing-title'
import { sharePicturePath } from '@/features/listings/seo/share-picture-path'
import { listingPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'

import { getListingNote } from '../../data/content'
import { getFurtherForms } from '../../data/forms'
import { getTypes } from '../../data/landings'
import {
  getContact,
  getLastCheck,
  getLegalFacts,
  getSimilar,
  hasHistory,
  streetViewKey,
} from '../../data/homes/listing-page'
import { getListing, getOwnId, getWithdrawn, pictureHosts } from '../../data/homes/listings'
import { getProjectLink } from '../../data/homes/projects'
import { getHomeMapHref } from '../../data/homes/street-map'
import { platform } from '../../data/platform'
import { getSite, siteUrl } from '../../data/site'
import { pageHead } from '../../head'
import type { Answer } from '../../page'
import { permanentRedirect } from '../../redirect'
import { missingListingScreen, unknownListingScreen } from './missing-listing-screen'
import { missingTags } from '../not-found-screen'
import { getOutcomePages } from '../outcome-pages'
import { pageTags } from '../page-tags'
import { RecordNote } from '../record-note'

interface ListingScreenProps {
  locale: Locale
  deal: Deal
  id: number
  path: string
  query?: string
}

export async function listingScreen(props: ListingScreenProps): Promise<Answer> {
  const { locale, deal, id, path } = props
  const [listing, note] = await Promise.all([getListing(id, locale), getListingNote(id, locale)])
  if (!listing) return missingListingScreen({ locale, deal, id })
  const alternates = alternatesOf(listing)
  if (alternates[locale] !== path) return permanentRedirect(alternates[locale], pageTags([listingTag(id)]))
  const [
    { agency, settings },
    similar,
    project,
    agent,
    legalFacts,
    checkedAt,
    outcome,
    furtherForms,
    types,
    mapPicture,
  ] = await Promise.all([
    getSite(locale),
    getSimilar(listing, locale),
    listing.projectId === null ? null : getProjectLink(listing.projectId, locale),
    getContact(listing.agent, locale),
    getLegalFacts(),
    getLastCheck(),
    getOutcomePages(locale),
    getFurtherForms(listing, locale),
    getTypes(),
    getHomeMapHref(listing, locale),
  ])
  // What editors wrote for search engines may name a town that is now kept hidden.
  const own = listing.city ? note : null
  const loan = typedLoan(props.query ?? '')
  const tags = [
    ...[listing, ...similar].map((home) => listingTag(home.id)),
    ...(project ? [projectsTag] : []),
    ...outcome.tags,
    categoriesTag,
    legalFactsTag,
    teamTag,
  ]
  const shown: ListingPageProps = {
    listing,
    locale,
    hosts: pictureHosts,
    settings,
    agency,
    agent,
    types,
    project,
    similar,
    legalFacts,
    now: new Date(),
    hasHistory,
    checkedAt,
    url: new URL(alternates[locale], siteUrl).href,
    pages: outcome.pages,
    furtherForms,
    visitForm: platform.slots ? 'appointment' : 'visit',
    loan,
    mapPicture,
    streetViewKey,
    note: note && note.text.length > 0 && <RecordNote note={note} locale={locale} />,
  }
  return {
    locale,
    // One person's own figures are worth nothing to the next.
    cache: loan ? 'fresh' : { tags: pageTags(tags) },
    head: await pageHead({
      locale,
      title: own?.metaTitle || metaTitle(listing, { locale, settings }),
      description: own?.metaDescription || metaDescription(listing, locale),
      alternates,
      picture: sharePicturePath(locale, id),
    }),
    shell: isClosed(listing.status)
      ? { alternates, hasMainAction: outcome.pages.register !== undefined }
      : { alternates, hasMainAction: true, bar: <ContactEndBar {...contactOf(shown)} /> },
    content: <ListingPage {...shown} />,
  }
}

interface AskedProperty {
  id: number | null
  name: string
  locale: Locale
}

/** `/property/{id}/`, the address an agency's platform links to, leads to the page proper. Our own number goes first. */
export async function propertyRedirect({ id, name, locale }: AskedProperty): Promise<Answer> {
  const byNumber = id === null ? null : await redirectTo(id, locale)
  if (byNumber) return byNumber
  const named = await getOwnId(name)
  const byName = named === null || named === id ? null : await redirectTo(named, locale)
  return byName ?? unknownListingScreen(locale, id)
}

async function redirectTo(id: number, locale: Locale): Promise<Answer | null> {
  const listing = await getListing(id, locale)
  if (listing) return permanentRedirect(listingPath(locale, listing), pageTags([listingTag(id)]))
  const withdrawn = await getWithdrawn(id)
  if (!withdrawn) return null
  return permanentRedirect(listingPath(locale, { ...withdrawn, typeName: '' }), missingTags([listingTag(id)]))
}

function alternatesOf({ deal, city, id, typeNames }: ListingPageData) {
  return perLanguage((locale) => listingPath(locale, { deal, city, id, typeName: typeNames[locale] }))
}
