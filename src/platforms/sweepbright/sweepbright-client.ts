import { z } from 'zod'

import { askedPolitely, type Pace } from '../http/asked-politely'
import { failureOf, noAnswer } from '../http/platform-failures'
import { notLetIn, type Token, tokenKeeper } from '../http/token-keeper'
import { PlatformError } from '../platform-error'

export interface SweepbrightSettings extends Pace {
  /** Up to and including the slash after `api`. */
  url: string
  clientId: string
  /** Opens the service, and signs its messages. */
  clientSecret: string
  /** Whether visitors may open every document of a home: which of them are public is not said. */
  publishesDocuments?: boolean
  timeoutMs?: number
}

export type Body = Record<string, unknown>

export interface SweepbrightClient {
  /** `null` for what is not there. Asks again after a failure. */
  read(path: string): Promise<unknown>
  /** Sends once; a token that had ended is renewed first, because then nothing was read. */
  write(method: 'POST' | 'PUT', path: string, body: Body, signal?: AbortSignal): Promise<void>
}

/** Places of fields differ by version; both known places of each are read. */
const accepted = 'application/vnd.sweepbright.v20241030+json'
/** A token is renewed a little before it ends. */
const spareMs = 60_000

export function sweepbrightClient(settings: SweepbrightSettings): SweepbrightClient {
  const { once, untilAnswered } = askedPolitely(settings)
  const { withToken } = tokenKeeper(() => fetchToken(settings))
  const call = (path: string, sent: Sent) => withToken((token) => request(settings, path, { ...sent, token }))

  return {
    write: (method, path, body, signal) =>
      once(async () => {
        if ((await call(path, { method, body })) === null)
          throw new PlatformError(`${nameOf(path)}: HTTP 404`, { isRefusal: true })
      }, signal),
    read: (path) => untilAnswered(async () => parsed(path, await call(path, { method: 'GET' }))),
  }
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

async function fetchToken(settings: SweepbrightSettings): Promise<Token> {
  const { clientId, clientSecret } = settings
  const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
  try {
    const answer = await request(settings, 'oauth/token', { method: 'POST', body })
    const { access_token: text, expires_in: seconds } = tokenSchema.parse(parsed('oauth/token', answer))
    const lifeMs = seconds * 1000
    return { text, until: Date.now() + Math.max(lifeMs - spareMs, lifeMs / 2) }
  } catch (error) {
    throw notLetIn('oauth/token', error)
  }
}

interface Sent {
  method: 'GET' | 'POST' | 'PUT'
  body?: Body
  token?: string
}

/** `null` when there is no such thing. */
async function request(
  { url, timeoutMs = 30_000 }: SweepbrightSettings,
  path: string,
  { method, body, token }: Sent,
): Promise<string | null> {
  try {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        accept: accepted,
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    if (response.ok) return text
    if (response.status === 404) return null
    throw failureOf(`${nameOf(path)}: HTTP ${response.status}${wordsOf(text)}`, response)
  } catch (error) {
    throw noAnswer(nameOf(path), error)
  }
}

/** An id in a path says nothing to a person, and makes every message another one. */
function nameOf(path: string): string {
  return path.replace(/^estates\/[^/]+/, 'estates')
}

const errorSchema = z.object({ errors: z.record(z.string(), z.array(z.string())) })

function wordsOf(text: string): string {
  try {
    const { errors } = errorSchema.parse(JSON.parse(text))
    return `: ${Object.entries(errors)
      .map(([field, reasons]) => `${field} ${reasons.join(', ')}`)
      .join('; ')}`
  } catch {
    return ''
  }
}

function parsed(path: string, text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    throw new PlatformError(`${nameOf(path)}: the answer has no known shape`, { mayHaveArrived: true })
  }
}
