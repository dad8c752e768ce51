import type { PlatformVisits } from '../platform-visits'
import { PlatformError } from '../platform-error'
import { type OmnicasaClient } from './omnicasa-client'

/**
 * The platform counts a view when it is asked for a home with `UpdateVisit`: one call for each, on the day of the call.
 * `RealClientIp` stays empty, because nobody keeps the visitor's address.
 */
export function omnicasaVisits(client: OmnicasaClient): PlatformVisits {
  return {
    async report(views) {
      for (const [index, home] of views.entries()) {
        for (let told = 0; told < home.views; told++) {
          const lost = await report(client, Number(home.externalId))
          if (lost === null) continue
          const left = home.views - told - (lost === 'perhaps' ? 1 : 0)
          return [{ ...home, views: left }, ...views.slice(index + 1)].filter((one) => one.views > 0)
        }
      }
      return []
    },
  }
}

/** `null` when it arrived; `perhaps` when nobody can say, so that it is not reported twice. */
async function report(client: OmnicasaClient, id: number): Promise<'certainly' | 'perhaps' | null> {
  try {
    await client.write('GetProperty', { ID: id, UpdateVisit: true, DisplayFields: ['ID'] })
    return null
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return error.mayHaveArrived ? 'perhaps' : 'certainly'
  }
}
