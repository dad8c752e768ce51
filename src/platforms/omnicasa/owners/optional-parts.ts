import { PlatformError } from '../../platform-error'
import { type OmnicasaClient, type Parameters } from '../omnicasa-client'

const notAskedForMs = 3_600_000

/** Asks for what an agency's platform may not have: `null` then, and for an hour it is not asked again. */
export function optionalParts(
  client: OmnicasaClient,
  now: () => number = Date.now,
): (operation: string, parameters: Parameters) => Promise<unknown> {
  const refusedAt = new Map<string, number>()
  return async (operation, parameters) => {
    if (now() - (refusedAt.get(operation) ?? -Infinity) < notAskedForMs) return null
    try {
      return (await client.read(operation, parameters)) ?? null
    } catch (error) {
      if (!(error instanceof PlatformError) || !isLacking(error)) throw error
      refusedAt.set(operation, now())
      return null
    }
  }
}

function isLacking(error: PlatformError): boolean {
  return error.isRefusal || error.message.endsWith('HTTP 404')
}
