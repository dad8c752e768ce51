export const dynamic = 'force-dynamic'

/** The process is alive. Says nothing of the database, so that a cache keeps asking us while that is down. */
export function GET() {
  return new Response('ok\n', { headers: { 'Cache-Control': 'no-store' } })
}
