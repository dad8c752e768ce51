import type { MetadataRoute } from 'next'

import { env } from '@/env'

// One build serves sites with other addresses: this one is known when it runs.
export const dynamic = 'force-dynamic'

/** Pages that should not be found say so themselves; nothing is hidden from a robot by address. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: new URL('/sitemap.xml', env.SITE_URL).href }
}
