import { readEnergyImage } from '@/domain/listing/energy/energy-label'
import { renderEnergyPicture } from '@/features/listings/energy/render-energy-picture'
import { uncachedHeaders } from '@/http-cache/cache-headers'

const daySeconds = 86_400

/** The picture of a region's label; it changes with our drawing only. */
export async function answerEnergyPicture(path: string): Promise<Response> {
  const asked = readEnergyImage(path)
  if (!asked) return new Response(null, { status: 404, headers: uncachedHeaders })
  const picture = await renderEnergyPicture(asked.region, asked.key)
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': `public, max-age=${daySeconds}, s-maxage=${daySeconds}`,
    },
  })
}
