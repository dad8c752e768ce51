import { PlatformError } from '../platform-error'
import { TokenEnded } from './platform-failures'

export interface Token {
  text: string
  /** In milliseconds since 1970. */
  until: number
}

export interface TokenKeeper {
  /** Once more with a new token when the old one has ended, because then nothing was read. */
  withToken: <Answer>(ask: (token: string) => Promise<Answer>) => Promise<Answer>
}

/** One token, shared by all calls until it ends; a new one is fetched once, whoever needs it. */
export function tokenKeeper(fetchToken: () => Promise<Token>): TokenKeeper {
  let kept: Promise<Token> | null = null

  async function get(): Promise<string> {
    const mine = (kept ??= fetchToken())
    try {
      const token = await mine
      if (token.until > Date.now()) return token.text
    } catch (error) {
      // One that could not be had is not kept.
      if (kept === mine) kept = null
      throw error
    }
    if (kept === mine) kept = null
    return (await (kept ??= fetchToken())).text
  }

  function drop(ended: string): void {
    const dropped = kept
    kept = dropped && dropped.then((token) => (token.text === ended ? { ...token, until: 0 } : token))
  }

  return {
    async withToken(ask) {
      const token = await get()
      try {
        return await ask(token)
      } catch (error) {
        if (!(error instanceof TokenEnded)) throw error
        drop(token)
        return ask(await get())
      }
    },
  }
}

/** Nothing was asked of the platform yet but to let us in. */
export class NotLetIn extends PlatformError {}

export function notLetIn(path: string, error: unknown): NotLetIn {
  const message = error instanceof PlatformError ? error.message : `${path}: the answer holds no token`
  const isRefusal = error instanceof PlatformError && (error instanceof TokenEnded || error.isRefusal)
  return new NotLetIn(message, { isRefusal, cause: error })
}
