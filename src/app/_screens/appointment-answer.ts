import { cancelVisit, moveVisit } from '@/app/_data/requests'
import type { LinkAction } from '@/domain/lead/link-path'

import { answerLink, backTo, type LinkRequest } from './private-answer'

/** The buttons of an appointment's page. */
export function answerAppointment(
  request: Request,
  params: LinkRequest['params'],
  action: LinkAction,
): Promise<Response> {
  return answerLink({ request, params, purpose: 'appointment' }, async ({ id, locale, token, posted }) => {
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
