import { subscribe, unsubscribe } from '@/site/data/requests'

import { answerLink, backTo, done, isOneClick, type SignedLink } from './private-answer'

export function answerConfirm(request: Request, link: SignedLink): Promise<Response> {
  const purpose = 'newsletter-confirm'
  return answerLink({ request, ...link, purpose }, async ({ id, locale, token }) => {
    await subscribe(id)
    return backTo(locale, purpose, token)
  })
}

/** Also the one-click unsubscribe of a newsletter. */
export function answerStop(request: Request, link: SignedLink): Promise<Response> {
  const purpose = 'newsletter-stop'
  return answerLink({ request, ...link, purpose, acceptsExpired: true }, async (link) => {
    const { id, locale, token, posted } = link
    await unsubscribe(id)
    return isOneClick(posted) ? done() : backTo(locale, purpose, token)
  })
}
