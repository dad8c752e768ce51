import { chosenPlatform } from '@/platforms/chosen-platform'

/** The agency's platform, for what a visitor waits for: one that is down must not hold up every visitor. */
export const platform = chosenPlatform({ timeoutMs: 4000, retries: 1 })
