import { makeChallenge } from '@/features/leads/guard/form-guard-proof'
import { privateHeaders } from '@/http-cache/cache-headers'

import { formSecret } from '../data/forms'

/** Another sum for everyone who begins to fill in a form. */
export async function answerChallenge(): Promise<Response> {
  const challenge = await makeChallenge({ secret: formSecret, now: new Date() })
  return Response.json(challenge, { headers: { ...privateHeaders, 'X-Robots-Tag': 'noindex' } })
}
