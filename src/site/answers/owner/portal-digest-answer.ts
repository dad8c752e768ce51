import { switchDigest } from '../../data/portal'
import { answerLink, backTo, done, isOneClick, type SignedLink } from '../private/private-answer'

export function answerDigest(request: Request, link: SignedLink, action: 'stop' | 'keep'): Promise<Response> {
  return answerLink(
    { request, ...link, purpose: 'owner-digest', acceptsExpired: true },
    async ({ locale, token, id, posted }) => {
      await switchDigest(id, action === 'stop')
      return isOneClick(posted) ? done() : backTo(locale, 'owner-digest', token)
    },
  )
}
