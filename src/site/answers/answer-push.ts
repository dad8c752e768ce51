import { uncachedHeaders } from '@/http-cache/cache-headers'
import { notePush, type PushSource } from '@/site/data/pushes'

import { bytesIn } from './posted-form'

const mostBytes = 256 * 1024

const statuses = { noted: 204, refused: 403, absent: 404 }

/** A message of the platform that the address names, about homes that changed: see docs/how-to/add-a-platform.md. */
export async function answerPush(
  request: Request,
  name: string | null,
  from?: PushSource,
): Promise<Response> {
  const bytes = await bytesIn(request, mostBytes)
  if (!bytes) return new Response(null, { status: 413, headers: uncachedHeaders })
  const message = { headers: request.headers, body: Buffer.from(bytes).toString() }
  const outcome = await notePush(message, name, from)
  return new Response(null, { status: statuses[outcome], headers: uncachedHeaders })
}
