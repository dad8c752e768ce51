import { z } from 'zod'

import { askedPolitely, type Pace } from '../http/asked-politely'
import { noAnswer } from '../http/platform-failures'
import { brusselsText } from '../loose-values'
import { PlatformError } from '../platform-error'

export interface OmnicasaSettings extends Pace {
  /** Up to and including `OmnicasaService.svc`. */
  url: string
  customer: string
  password: string
  /** The medium under which the platform keeps the views of this site. */
  siteMediumId?: number
  timeoutMs?: number
}

export type Parameters = Record<string, string | number | boolean | Date | (string | number)[] | undefined>

const envelopeSchema = z.object({
  Success: z.boolean(),
  Code: z.unknown(),
  Message: z.unknown(),
  Value: z.unknown(),
})

export interface OmnicasaClient {
  /** Asks again after a failure: only for operations that change nothing. */
  read(operation: string, parameters?: Parameters): Promise<unknown>
  /** Sends once. Writes are plain GETs on this platform, so a second try could make a second lead. */
  write(operation: string, parameters?: Parameters, signal?: AbortSignal): Promise<unknown>
}

export function omnicasaClient(settings: OmnicasaSettings): OmnicasaClient {
  // A refusal has no kind here, so that a passing one looks like one for good.
  const { once, untilAnswered } = askedPolitely(settings, () => false)
  return {
    write: (operation, parameters = {}, signal) =>
      once(() => request(settings, operation, parameters), signal),
    read: (operation, parameters = {}) => untilAnswered(() => request(settings, operation, parameters)),
  }
}

async function request(
  settings: OmnicasaSettings,
  operation: string,
  parameters: Parameters,
): Promise<unknown> {
  const { url, customer, password, timeoutMs = 30_000 } = settings
  const json = JSON.stringify({ CustomerName: customer, CustomerPassword: password, ...encoded(parameters) })
  let text: string
  try {
    const response = await fetch(`${url}/${operation}Json?json=${encodeURIComponent(json)}`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    text = await response.text()
    if (!response.ok)
      throw new PlatformError(`${operation}: HTTP ${response.status}`, { mayHaveArrived: true })
  } catch (error) {
    throw noAnswer(operation, error)
  }
  return valueOf(operation, text)
}

/** Three shapes are met in the field: wrapped in the operation's name, a bare envelope, and a bare array. */
function valueOf(operation: string, text: string): unknown {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw new PlatformError(`${operation}: the answer is not valid JSON`, { mayHaveArrived: true, cause })
  }
  if (Array.isArray(body)) return body
  const wrapped = z.record(z.string(), z.unknown()).safeParse(body)
  const inner = wrapped.success ? (wrapped.data[`${operation}JsonResult`] ?? body) : body
  if (Array.isArray(inner)) return inner
  const envelope = envelopeSchema.partial({ Code: true, Message: true, Value: true }).safeParse(inner)
  if (!envelope.success)
    throw new PlatformError(`${operation}: the answer has no known shape`, { mayHaveArrived: true })
  const { Success, Code, Message, Value } = envelope.data
  if (!Success)
    throw new PlatformError(`${operation}: refused with code ${String(Code)}: ${String(Message)}`, {
      isRefusal: true,
    })
  return Value
}

function encoded(parameters: Parameters): Record<string, string | number | boolean> {
  const entries = Object.entries(parameters).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (Array.isArray(value)) return [[name, value.join(',')] as const]
    return [[name, value instanceof Date ? brusselsText(value) : value] as const]
  })
  return Object.fromEntries(entries)
}
