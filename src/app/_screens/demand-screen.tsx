import { z } from 'zod'

import { getCategories } from '@/app/_data/listings'
import { getDemand } from '@/app/_data/requests'
import { parseForm, type Typed } from '@/domain/lead/parse-form'
import { DemandPage } from '@/features/leads/demands/demand-page'
import { changeableFields, typedDemand, withAddedPlace } from '@/features/leads/demands/typed-demand'
import { answerWith } from '@/http-cache/response-cache'

import { besideOf } from './private-beside'
import { type OpenLink, type PrivateProps, PrivateScreen } from './private-screen'

const noticeSchema = z.enum(['changed', 'kept'])
/** From when a page asks whether it is still wanted, as the mail does. */
const askedMs = 31 * 86_400_000

export function DemandScreen(props: PrivateProps) {
  return <PrivateScreen {...props} purpose="demand" draw={drawDemand} acceptsExpired />
}

async function drawDemand({ locale, token, id, isExpired, query }: OpenLink) {
  const demand = await getDemand(id)
  if (!demand) return null
  const { lead, isActive, until, frequency } = demand
  const saved = { ...typedDemand(lead.answers), frequency }
  const returned = query.has('check') ? checked(query, saved) : null
  if (returned) answerWith(422)
  const deal = (returned?.typed.goal ?? lead.answers.goal) === 'rent' ? 'rent' : 'sale'
  const categories = await getCategories(deal, locale)
  return (
    <DemandPage
      locale={locale}
      token={token}
      isActive={isActive}
      canChange={!isExpired}
      until={until}
      isAsked={until !== null && until.getTime() - Date.now() < askedMs}
      notice={noticeSchema.safeParse(query.get('news')).data ?? null}
      typed={returned?.typed ?? saved}
      errors={returned?.errors ?? []}
      beside={await besideOf(null, locale)}
      categories={categories.map(({ id: value, name }) => ({ value: String(value), text: name }))}
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
