import type { Platform } from '@/platforms/platform'

/** Asks the platform for homes with the agency's keys, and says what it answers; throws when it does not let us in. */
export async function tryPlatform(platform: Platform): Promise<string> {
  if (platform.listListings) {
    const { rows, total } = await platform.listListings({ cursor: null, limit: 10 })
    return `${platform.name} answers, with ${total ?? `at least ${rows}`} homes.`
  }
  // One that notifies us of its changes has no list.
  if (!platform.probe) return `${platform.name} cannot be tried.`
  await platform.probe()
  return `${platform.name} lets us in. Its homes come once the agency publishes them there anew.`
}
