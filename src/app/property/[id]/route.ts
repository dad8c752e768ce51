import { notFound } from 'next/navigation'
import { NextResponse } from 'next/server'

import { getListing, getWithdrawn, siteUrl } from '@/app/_data/listings'
import { listingTag } from '@/features/listings/listing-tags'
import { cachePublicly } from '@/http-cache/response-cache'
import { listingPath } from '@/i18n/listing-paths'
import { defaultLocale } from '@/i18n/locales'

export const dynamic = 'force-dynamic'

/** The address an agency's platform links to: leads to the page proper, whatever became of the home. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id)
  if (!Number.isSafeInteger(id) || id <= 0) return notFound()
  cachePublicly([listingTag(id)])
  const listing = await getListing(id, defaultLocale)
  if (listing) return redirectTo(listingPath(defaultLocale, listing))
  const withdrawn = await getWithdrawn(id)
  if (withdrawn) return redirectTo(listingPath(defaultLocale, { ...withdrawn, typeName: '' }))
  return notFound()
}

function redirectTo(path: string): NextResponse {
  return NextResponse.redirect(new URL(path, siteUrl), 308)
}
