/** A platform could not be reached or refused; the message never holds an address or a secret. */
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
