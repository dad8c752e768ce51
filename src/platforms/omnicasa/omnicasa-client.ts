import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

export interface OmnicasaSettings {
  /** Up to and including `OmnicasaService.svc`. */
  url: string
  customer: string
  password: string
  timeoutMs?: number
  /** Requests under way at once: the platform is shared with the agency's own people. */
  concurrency?: number
  retries?: number
  firstDelayMs?: number
}

export type Parameters = Record<string, string | number | boolean | Date | (string | number)[] | undefined>

/** The platform could not be reached or refused; its message never holds the address, which carries the password. */
export class PlatformError extends Error {
  /** Whether the platform may have acted on the request all the same. */
  readonly mayHaveArrived: boolean
  /** Whether it was read and turned down: asking again changes nothing. */
  readonly isRefusal: boolean

  constructor(
    message: string,
    {
      mayHaveArrived = false,
      isRefusal = false,
      cause,
    }: { mayHaveArrived?: boolean; isRefusal?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'PlatformError'
    this.mayHaveArrived = mayHaveArrived
    this.isRefusal = isRefusal
  }
}

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
  const { retries = 4, firstDelayMs = 350 } = settings
  const inTurn = limiter(settings.concurrency ?? 2)

  return {
    write: (operation, parameters = {}, signal) =>
      inTurn(() => {
        // Whoever asked has given up while it waited for its turn.
        signal?.throwIfAborted()
        return request(settings, operation, parameters)
      }),
    async read(operation, parameters = {}) {
      for (let attempt = 0; ; attempt++) {
        try {
          return await inTurn(() => request(settings, operation, parameters))
        } catch (error) {
          if (attempt >= retries || !(error instanceof PlatformError)) throw error
          // Jitter keeps several workers from knocking at the same moment.
          await sleep(firstDelayMs * 2 ** attempt * (0.75 + Math.random() / 2))
        }
      }
    },
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
    if (error instanceof PlatformError) throw error
    const refused = error instanceof Error && codeOf(error.cause) === 'ECONNREFUSED'
    throw new PlatformError(`${operation}: ${refused ? 'connection refused' : 'no answer'}`, {
      mayHaveArrived: !refused,
    })
  }
  return valueOf(operation, text)
}

function codeOf(cause: unknown): unknown {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
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

const brusselsFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
})

function brusselsText(date: Date): string {
  return brusselsFormat.format(date)
}

function limiter(size: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= size) await new Promise<void>((resume) => waiting.push(resume))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
