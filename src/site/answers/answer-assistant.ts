import { env } from '@/env'
import { isOwnPost, senderAddress } from '@/features/leads/guard/form-guard-origin'
import { uncachedHeaders } from '@/http-cache/cache-headers'
import { defaultLocale } from '@/i18n/locales'

import { mayAsk, secondsUntilMore } from '../data/assistants'
import { getSite, siteUrl } from '../data/site'
import type { FileAnswered } from '../routes/answered'
import { bytesIn } from './posted-form'

/** As deploy/varnish has it; a search with all its criteria is a few thousand. */
const mostBytes = 65_536

/** Numbers of JSON-RPC, and the one that it leaves to servers. */
const codes = { unreadable: -32_700, invalid: -32_600, refused: -32_000 }

/** A message of an assistant. Its turn comes once the whole of it is there. */
export async function answerAssistant(request: Request, fileLimited: FileAnswered): Promise<Response> {
  const { headers } = request
  // Another site must not ask in the name of its visitors, nor be counted as them.
  if (!isOwnPost(headers, siteUrl)) return refusal(403, codes.refused, 'Not from a page of another site')
  const bytes = await bytesIn(request, mostBytes)
  if (!bytes) return refusal(413, codes.refused, 'The message is too long')
  if (!(await mayAsk(senderAddress(headers, env.OWN_PROXIES)))) {
    const answer = refusal(429, codes.refused, 'Too many messages from this address: wait a minute')
    answer.headers.set('Retry-After', String(secondsUntilMore()))
    return answer
  }
  const message = jsonIn(bytes)
  if (message === undefined) return refusal(400, codes.unreadable, 'Not JSON')
  // One at a time, so that what is counted is what is answered.
  if (Array.isArray(message)) return refusal(400, codes.invalid, 'One message at a time')
  const answer = await fileLimited(async () => {
    // As sitemaps do: nobody is told of a site before its start page is published.
    if (!(await getSite(defaultLocale)).isLaunched) return refusal(404, codes.refused, 'Not open yet')
    // Loaded for the first assistant: it takes half a second and 30 MB, and most copies of the site never need it.
    const { askServer } = await import('../assistants/assistant-server')
    return askServer(request, message)
  })
  answer.headers.set('Cache-Control', uncachedHeaders['Cache-Control'])
  return answer
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

function refusal(status: number, code: number, message: string): Response {
  const body = { jsonrpc: '2.0', error: { code, message }, id: null }
  return Response.json(body, { status, headers: uncachedHeaders })
}
