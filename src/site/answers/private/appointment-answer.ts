import { cancelVisit, moveVisit } from '@/site/data/requests'
import type { LinkAction } from '@/domain/lead/link-path'

import { answerLink, backTo, type SignedLink } from './private-answer'

/** The buttons of an appointment's page. */
export function answerAppointment(request: Request, link: SignedLink, action: LinkAction): Promise<Response> {
  return answerLink({ request, ...link, purpose: 'appointment' }, async ({ id, locale, token, posted }) => {
    if (action === 'cancel') {
      await cancelVisit(id)
      return backTo(locale, 'appointment', token)
    }
    const slot = posted.get('slot')
    const { state } = await moveVisit(id, typeof slot === 'string' ? slot : '')
    const isNews = state !== 'gone' && state !== 'past'
    return backTo(locale, 'appointment', token, isNews ? { news: state } : {})
  })
}
