import { isReady } from '@/app/_data/readiness'

export const dynamic = 'force-dynamic'

/** The process can do its work: the database answers and its tables are there. */
export async function GET() {
  const ready = await isReady()
  return new Response(ready ? 'ready\n' : 'not ready\n', {
    status: ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}
