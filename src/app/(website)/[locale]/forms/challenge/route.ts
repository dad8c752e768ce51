import { formSecret } from '@/app/_data/forms'
import { makeChallenge } from '@/features/leads/form-guard-proof'

/** Another sum for everyone who begins to fill in a form. */
export async function GET() {
  const challenge = await makeChallenge({ secret: formSecret, now: new Date() })
  return Response.json(challenge, {
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
  })
}
