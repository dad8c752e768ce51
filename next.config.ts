import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** The admin alone: the site's own pages are made by src/site. */
const config: NextConfig = {
  poweredByHeader: false,
  // A file of the size that src/cms/upload-limit.ts allows, and the form around it.
  experimental: { proxyClientMaxBodySize: '202mb' },
  images: { unoptimized: true },
  // `npm run check` holds the types of the whole project; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config, { devBundleServerPackages: false })
