import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  // Pages end in a slash and Payload's API does not: src/proxy.ts decides.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // Varnish compresses once and keeps the result.
  compress: false,
  // Metadata belongs in the head for everyone, and nothing may be sent before the page has set its headers.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  // `npm run check` holds the types of the whole project; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: { globalNotFound: true },
}

const withAdmin = withPayload(config, { devBundleServerPackages: false })

// Payload asks every browser for its colour scheme, which costs visitors a second round trip: only the admin needs it.
withAdmin.headers = () =>
  Promise.resolve([
    {
      source: '/admin/:path*',
      headers: ['Accept-CH', 'Vary', 'Critical-CH'].map((key) => ({
        key,
        value: 'Sec-CH-Prefers-Color-Scheme',
      })),
    },
  ])

export default withAdmin
