import { isDatabaseReady } from '@/app/_data/readiness'

export const dynamic = 'force-dynamic'

/** The process can do its work: the database answers and its tables are there. */
export async function GET() {
  const isReady = await isDatabaseReady()
  return new Response(isReady ? 'ready\n' : 'not ready\n', {
    status: isReady ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}
