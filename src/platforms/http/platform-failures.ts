import { PlatformError } from '../platform-error'

const longestWaitMs = 60_000

/** The answer was "not with this token". */
export class TokenEnded extends PlatformError {}

/** The platform asked for a pause. */
export class TooMany extends PlatformError {
  constructor(
    message: string,
    readonly waitMs: number,
  ) {
    super(message)
  }
}

/** What an answer that is no success means; the message may hold no address. */
export function failureOf(message: string, { status, headers }: Response): PlatformError {
  if (status === 401) return new TokenEnded(message)
  if (status === 429)
    return new TooMany(message, Math.min(longestWaitMs, Number(headers.get('retry-after') ?? 0) * 1000 || 0))
  // Below 500 it was read and turned down; from there on nobody can say what it did before it failed.
  return new PlatformError(message, { isRefusal: status < 500, mayHaveArrived: status >= 500 })
}

/** A request that ended without an answer, told without its address. */
export function noAnswer(name: string, error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  const isRefused = error instanceof Error && codeOf(error.cause) === 'ECONNREFUSED'
  return new PlatformError(`${name}: ${isRefused ? 'connection refused' : 'no answer'}`, {
    mayHaveArrived: !isRefused,
  })
}

function codeOf(cause: unknown): unknown {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
}
