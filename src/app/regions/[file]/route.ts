import { findRegionFile } from '@/features/listings/regions/region-files'

/** An address names its content, so that its file never changes. */
const forEver = 'public, max-age=31536000, immutable'

/** The shapes of municipalities, fetched when a map opens. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = findRegionFile((await params).file)
  if (!file) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return new Response(file.body, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': file.isCurrent ? forEver : 'no-store',
    },
  })
}
