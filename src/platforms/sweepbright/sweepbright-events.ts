import { createHmac, timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

import type { Platform, PushedMessage } from '../platform'

/** The HMAC of the body as it came, by the client secret, in hexadecimal digits. */
const signatureHeader = 'x-hook-signature'

const eventSchema = z.object({
  event: z.enum(['estate-added', 'estate-updated', 'estate-deleted']),
  estate_id: z.guid(),
})

/**
 * What happened is not believed but looked up: an event that comes twice, late or out of order then does no harm. One of
 * a kind that is not known here is genuine all the same, and about no home.
 */
export function sweepbrightPushes(clientSecret: string): NonNullable<Platform['pushes']> {
  return {
    read(message) {
      if (!isSigned(message, clientSecret)) return null
      const written = jsonOf(message.body)
      if (written === undefined) return null
      const event = eventSchema.safeParse(written).data
      return event ? [event.estate_id.toLowerCase()] : []
    },
  }
}

function isSigned({ headers, body }: PushedMessage, clientSecret: string): boolean {
  const given = Buffer.from(headers.get(signatureHeader)?.trim().toLowerCase() ?? '')
  const right = Buffer.from(createHmac('sha1', clientSecret).update(body).digest('hex'))
  return given.length === right.length && timingSafeEqual(given, right)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
