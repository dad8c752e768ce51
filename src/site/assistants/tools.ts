import { criteriaToQuery } from '@/domain/search/criteria-url'
import { describeAgency } from '@/features/content/assistants/describe-agency'
import { type Offered, type SearchInput, searchQuery } from '@/features/listings/assistants/search-input'
import type { Described } from '@/features/listings/assistants/described'
import { describeHome } from '@/features/listings/assistants/describe-home'
import { describeHomes } from '@/features/listings/assistants/describe-homes'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { getTeam } from '../data/assistants'
import { getContact } from '../data/homes/listing-page'
import { getListing, getWithdrawn } from '../data/homes/listings'
import { getBeside, getSearch } from '../data/homes/search'
import { getSite, siteUrl } from '../data/site'

/** The same homes as the list at the same address. */
export async function searchHomes(input: SearchInput, offered: Offered): Promise<Described> {
  const { deal, language: locale } = input
  const query = searchQuery(input, offered).toString()
  const [{ criteria, result }, { settings }] = await Promise.all([
    getSearch(deal, query, locale),
    getSite(locale),
  ])
  // Past its last page the list leads there.
  if (criteria.page > result.pages) return searchHomes({ ...input, page: result.pages }, offered)
  const beside = result.total === 0 ? await getBeside(deal, criteriaToQuery(criteria), locale) : null
  return describeHomes(
    { criteria, result, unknown: beside?.unknown?.city, meant: beside?.meant ?? [] },
    { locale, settings, siteUrl },
  )
}

/** What its page says; in words alone, of a home that has none. */
export async function findHome(id: number, locale: Locale): Promise<Described | string> {
  const listing = await getListing(id, locale)
  if (!listing) {
    const t = translator(locale)
    const outcome = (await getWithdrawn(id)) ? 'withdrawn' : 'not_found'
    return `${t(`outcome.${outcome}.title`)}. ${t(`outcome.${outcome}.text`)}`
  }
  const [{ agency, settings }, contact] = await Promise.all([
    getSite(locale),
    getContact(listing.agent, locale),
  ])
  return describeHome(listing, contact ?? agency, { locale, settings, siteUrl })
}

export async function findAgency(locale: Locale): Promise<Described> {
  const [{ agency }, team] = await Promise.all([getSite(locale), getTeam(locale)])
  return describeAgency({ agency, ...team }, { siteUrl })
}
