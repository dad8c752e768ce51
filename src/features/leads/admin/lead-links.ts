import type { Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'

export function adminHref({ config }: Payload, path: `/${string}`): string {
  return formatAdminURL({ adminRoute: config.routes.admin, path })
}

export function apiHref({ config }: Payload, path: `/${string}`): string {
  return `${config.routes.api}${path}`
}

/** The site's own address is another one than the admin's; payload.config hands it over. */
export function siteHref({ config }: Payload, path: string): string | null {
  const site: unknown = config.custom?.siteUrl
  if (typeof site !== 'string') return null
  return hrefOnSite(site, path)
}

/** The path came with the form, so it may be anything: it is a link only where it stays on the site. */
export function hrefOnSite(siteUrl: string, path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, siteUrl)) return null
  const address = new URL(path, siteUrl)
  return address.origin === new URL(siteUrl).origin ? address.href : null
}
