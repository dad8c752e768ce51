import { z } from 'zod'

import { getCategories } from '@/site/data/homes/listings'
import { getDemand } from '@/site/data/requests'
import { parseForm, type Typed } from '@/domain/lead/form/parse-form'
import { criteriaOfSearchText } from '@/domain/search/search-text'
import { DemandPage } from '@/features/leads/demands/demand-page'
import type { Demand } from '@/features/leads/demands/demand-row'
import { ListDemandPage } from '@/features/leads/demands/list-demand-page'
import { searchWords } from '@/features/leads/demands/search-words'
import { changeableFields, typedDemand, withAddedPlace } from '@/features/leads/demands/typed-demand'
import { listHref } from '@/features/listings/list/list-href'
import { listPath } from '@/i18n/paths/listing-paths'

import { besideOf } from './private-beside'
import { type OpenLink, type PrivateContent, privateScreen } from './private-screen'

const noticeSchema = z.enum(['changed', 'kept'])
/** From when a page asks whether it is still wanted, as the mail does. */
const askedMs = 31 * 86_400_000

export const demandScreen = privateScreen({
  purpose: 'demand',
  title: 'demand.manage_title',
  read: readDemand,
  acceptsExpired: true,
})

async function readDemand(link: OpenLink): Promise<PrivateContent | null> {
  const { locale, token, id, isExpired, query } = link
  const demand = await getDemand(id)
  if (!demand) return null
  if (demand.search !== null) return { content: await listDemandPage(link, demand, demand.search) }
  const { lead, isActive, until, frequency } = demand
  const saved = { ...typedDemand(lead.answers), frequency }
  const returned = query.has('check') ? checked(query, saved) : null
  const deal = (returned?.typed.goal ?? lead.answers.goal) === 'rent' ? 'rent' : 'sale'
  const categories = await getCategories(deal, locale)
  const content = (
    <DemandPage
      locale={locale}
      token={token}
      isActive={isActive}
      canChange={!isExpired}
      until={until}
      isAsked={isAsked(until)}
      notice={noticeSchema.safeParse(query.get('news')).data ?? null}
      typed={returned?.typed ?? saved}
      errors={returned?.errors ?? []}
      beside={await besideOf({ listingId: null }, locale)}
      categories={categories.map(({ id: value, name }) => ({ value: String(value), text: name }))}
    />
  )
  return { content, status: returned ? 422 : undefined }
}

function isAsked(until: Date | null): boolean {
  return until !== null && until.getTime() - Date.now() < askedMs
}

async function listDemandPage(link: OpenLink, demand: Demand, search: string) {
  const { locale, token, isExpired, query } = link
  const criteria = criteriaOfSearchText(search)
  const deal = criteria?.deal ?? 'sale'
  return (
    <ListDemandPage
      locale={locale}
      token={token}
      email={demand.lead.email ?? ''}
      search={searchWords(search, { locale, categories: await getCategories(deal, locale) })}
      listHref={criteria ? listHref(locale, criteria) : listPath(locale, deal)}
      isConfirmed={demand.isConfirmed}
      isActive={demand.isActive}
      canChange={!isExpired}
      until={demand.until}
      isAsked={isAsked(demand.until)}
      hasNews={query.get('news') === 'kept'}
      beside={await besideOf({ listingId: null }, locale)}
    />
  )
}

/** A change that was not right, with what is wrong in it. */
function checked(query: URLSearchParams, saved: Typed) {
  const given = new URLSearchParams(query)
  if (query.get('check') === 'places-as-saved')
    for (const place of [saved.places ?? []].flat()) given.append('places', place)
  const parsed = parseForm('demand', withAddedPlace(given), { region: null })
  const isOwn = new Set<string>(changeableFields)
  const errors = parsed.ok ? [] : parsed.errors.filter(({ field }) => isOwn.has(field))
  return { typed: parsed.typed, errors }
}
