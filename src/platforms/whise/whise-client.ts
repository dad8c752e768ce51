import { z } from 'zod'

import { askedPolitely, type Pace } from '../http/asked-politely'
import { failureOf, noAnswer } from '../http/platform-failures'
import { notLetIn, type Token, tokenKeeper } from '../http/token-keeper'
import { PlatformError } from '../platform-error'
import type { DetailIds } from './whise-details'

export interface WhiseSettings extends Pace {
  /** Up to and including the slash after the host. */
  url: string
  /** Of the account by which the website was activated in the marketplace. */
  user: string
  password: string
  /** The agency, as the platform numbers it. */
  clientId: number
  /** The branch that gets what is about no home; without one, the first of the list. */
  officeId?: number
  /** Numbers of details that no public source names, by our name for the fact. */
  detailIds?: DetailIds
  /** Whether visitors may open every document of a home: which of them are public is not said. */
  publishesDocuments?: boolean
  /** The action by which the agency marks a moment in its calendar as free for visitors. */
  visitActionId?: number
  timeoutMs?: number
}

export type Body = Record<string, unknown>

export interface WhiseClient {
  /** Asks again after a failure: only for calls that change nothing. */
  read(path: string, body?: Body): Promise<Body>
  /** Sends once; a token that had ended is renewed first, because then nothing was read. */
  write(path: string, body: Body, given?: { method?: 'POST' | 'PATCH'; signal?: AbortSignal }): Promise<Body>
}

/** How long a token lasts is told in two ways, an hour and a day: it is renewed within the shorter one. */
const tokenMs = 50 * 60_000

export function whiseClient(settings: WhiseSettings): WhiseClient {
  const { once, untilAnswered } = askedPolitely(settings)
  const { withToken } = tokenKeeper(() => fetchToken(settings))
  const call = (path: string, sent: Sent) =>
    withToken((token) => request(settings, `v1/${path}`, { ...sent, token }))

  return {
    write: (path, body, { method = 'POST', signal } = {}) => once(() => call(path, { method, body }), signal),
    read: (path, body = {}) => untilAnswered(() => call(path, { method: 'POST', body })),
  }
}

const tokenSchema = z.object({ token: z.string().min(1) })

/** First ours, then with it the one for this agency. */
async function fetchToken(settings: WhiseSettings): Promise<Token> {
  const { user, password, clientId } = settings
  const until = Date.now() + tokenMs
  const step = async (path: string, body: Body, token?: string) => {
    try {
      return tokenSchema.parse(await request(settings, path, { method: 'POST', body, token })).token
    } catch (error) {
      throw notLetIn(path, error)
    }
  }
  const own = await step('token', { Username: user, Password: password })
  return { text: await step('v1/admin/clients/token', { ClientId: clientId }, own), until }
}

interface Sent {
  method: 'POST' | 'PATCH'
  body: Body
  token?: string | undefined
}

async function request(
  { url, timeoutMs = 30_000 }: WhiseSettings,
  path: string,
  { method, body, token }: Sent,
): Promise<Body> {
  let text: string
  try {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    text = await response.text()
    if (!response.ok) throw failureOf(`${path}: HTTP ${response.status}${wordsOf(text)}`, response)
  } catch (error) {
    throw noAnswer(path, error)
  }
  return valueOf(path, text)
}

const errorSchema = z.object({ Message: z.string().optional(), ExceptionMessage: z.string().optional() })

function wordsOf(text: string): string {
  const { Message, ExceptionMessage } = errorSchema.safeParse(parsed(text)).data ?? {}
  const words = ExceptionMessage ?? Message
  return words ? `: ${words}` : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const answerSchema = z.looseObject({
  isValidRequest: z.boolean().nullish(),
  validationErrors: z
    .array(z.object({ message: z.string().nullish(), code: z.union([z.string(), z.number()]).nullish() }))
    .nullish(),
})

/**
 * A request that was turned down is answered with 200 as well. One with a member that the platform did not understand
 * is even called valid, while its filter and its page were ignored: any word about it is an error.
 */
function valueOf(path: string, text: string): Body {
  const answer = answerSchema.safeParse(parsed(text))
  if (!answer.success)
    throw new PlatformError(`${path}: the answer has no known shape`, { mayHaveArrived: true })
  const { isValidRequest, validationErrors } = answer.data
  const words = (validationErrors ?? []).map(({ code, message }) => `${code ?? ''} ${message ?? ''}`.trim())
  if (isValidRequest === false)
    throw new PlatformError(`${path}: refused: ${words.join('; ')}`, { isRefusal: true })
  if (words.length > 0)
    throw new PlatformError(`${path}: not understood: ${words.join('; ')}`, { mayHaveArrived: true })
  return answer.data
}
