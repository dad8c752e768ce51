import type { MetadataRoute } from 'next'

export const dynamic = 'force-static'

/** Pages that should not be found say so themselves; nothing is hidden from a robot by address. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' } }
}
