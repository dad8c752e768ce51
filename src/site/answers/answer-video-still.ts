import { limitConcurrency } from '@/domain/concurrency-limit'
import { parseVideoStill } from '@/domain/media/video-still'
import { env } from '@/env'
import { fetchVideoStill } from '@/features/listings/media/fetch-video-still'
import { publicHeaders, uncachedHeaders } from '@/http-cache/cache-headers'

const monthSeconds = 30 * 86_400
/** A still that could not be had may be there in an hour. */
const hourSeconds = 3600

/** In its place: a point that one sees through, for a photograph of the home lies under it. */
const seeThrough = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

/** Each waits for another host and takes some of a processor: pages come first. */
const limited = limitConcurrency({ atOnce: 2, longestLine: 20 })

/** The still of a film through our own host, so that nobody else hears who looks at a home. */
export async function answerVideoStill(file: string): Promise<Response> {
  const asked = parseVideoStill(file)
  if (!asked) return new Response(null, { status: 404, headers: uncachedHeaders })
  const still = await limited(async () => ({
    picture: await fetchVideoStill(asked, env.YOUTUBE_STILL_ORIGIN),
  }))
  if (!still) return new Response(null, { status: 503, headers: { ...uncachedHeaders, 'Retry-After': '10' } })
  const { picture } = still
  const cache = publicHeaders([], { seconds: picture ? monthSeconds : hourSeconds })
  return new Response(new Uint8Array(picture ?? seeThrough), {
    headers: { ...cache, 'Content-Type': 'image/webp' },
  })
}
