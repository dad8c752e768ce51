import { isRobot } from '@/features/visits/is-robot'
import { env } from '@/env'
import { isOwnPost, senderAddress } from '@/features/leads/guard/form-guard-origin'
import { mostMessageBytes, readMessage } from '@/features/visits/posted-message'
import { programOf } from '@/features/visits/visitor-hash'
import { uncachedHeaders } from '@/http-cache/cache-headers'

import { siteUrl } from '../data/site'
import { viewCounter } from '../data/visits'

const siteHost = new URL(siteUrl).host

/** A home, a list or a form says that somebody looks at it. Whether it counted is nobody's business. */
export async function answerView(request: Request): Promise<Response> {
  const { headers } = request
  // Every browser says where a post comes from and how long it is.
  if (!headers.has('origin') || !isOwnPost(headers, siteUrl)) return nothing(403)
  const length = Number(headers.get('content-length') ?? Number.NaN)
  if (!(length <= mostMessageBytes)) return nothing(413)
  const seen = readMessage(await request.text(), [siteHost, headers.get('host') ?? siteHost])
  if (!seen) return nothing(400)
  const userAgent = headers.get('user-agent') ?? ''
  if (isRobot(userAgent)) return nothing(204)
  const address = senderAddress(headers, env.OWN_PROXIES).slice(0, 45)
  const program = programOf(userAgent)
  for (const one of seen) viewCounter.add({ seen: one, address, program })
  return nothing(204)
}

const nothing = (status: number) => new Response(null, { status, headers: uncachedHeaders })
