import { subscribe, unsubscribe } from '@/app/_data/requests'

import { answerLink, backTo, done, isOneClick, type LinkRequest } from './private-answer'

export function answerConfirm(request: Request, params: LinkRequest['params']): Promise<Response> {
  const purpose = 'newsletter-confirm'
  return answerLink({ request, params, purpose }, async ({ id, locale, token }) => {
    await subscribe(id)
    return backTo(locale, purpose, token)
  })
}

/** Also the one-click unsubscribe of a newsletter. */
export function answerStop(request: Request, params: LinkRequest['params']): Promise<Response> {
  const purpose = 'newsletter-stop'
  return answerLink({ request, params, purpose, acceptsExpired: true }, async (link) => {
    const { id, locale, token, posted } = link
    await unsubscribe(id)
    return isOneClick(posted) ? done() : backTo(locale, purpose, token)
  })
}
