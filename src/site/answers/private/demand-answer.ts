import { changeAlerts, keepAlerts, stopAlerts } from '@/site/data/requests'
import type { LinkAction } from '@/domain/lead/link-path'
import { withAddedPlace } from '@/features/leads/demands/typed-demand'

import { answerLink, backTo, done, isOneClick, type SignedLink } from './private-answer'

/** The buttons of a demand's page, and the one-click unsubscribe of its mails. */
export function answerDemand(request: Request, link: SignedLink, action: LinkAction): Promise<Response> {
  const acceptsExpired = action === 'stop'
  return answerLink({ request, ...link, purpose: 'demand', acceptsExpired }, async (link) => {
    const { id, locale, token, posted } = link
    if (action === 'stop') {
      await stopAlerts(id)
      return isOneClick(posted) ? done() : backTo(locale, 'demand', token)
    }
    if (action === 'keep' || action === 'confirm') {
      await keepAlerts(id)
      return backTo(locale, 'demand', token, { news: 'kept' })
    }
    const change = await changeAlerts(id, withAddedPlace(posted))
    if (change.state === 'changed') return backTo(locale, 'demand', token, { news: 'changed' })
    return backTo(locale, 'demand', token, change.state === 'invalid' ? asTyped(posted) : {})
  })
}

const person = new Set(['title', 'firstName', 'lastName', 'email', 'phone', 'message', 'newsletter'])
/** An address has an end. */
const mostPlaces = 50

/** Wishes, no person: they may stand in the address of a page that is its owner's own. */
function asTyped(posted: FormData): URLSearchParams {
  const isLong = posted.getAll('places').length > mostPlaces
  const query = new URLSearchParams(isLong ? { check: 'places-as-saved' } : { check: '' })
  for (const [name, value] of posted.entries()) {
    const isKept = typeof value === 'string' && value !== '' && !person.has(name)
    if (isKept && query.size < 150 && !(isLong && name === 'places')) query.append(name, value.slice(0, 100))
  }
  return query
}
