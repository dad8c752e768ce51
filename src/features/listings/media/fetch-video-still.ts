import sharp from 'sharp'

import { type StillQuality, youtubeStillUrl } from '@/domain/media/video-still'

const timeoutMs = 4000
const mostBytes = 2_000_000
/** As wide as YouTube has them; without the black bars above and below, which it puts around a film. */
const sizes: Record<StillQuality, { width: number; height: number }> = {
  low: { width: 120, height: 68 },
  medium: { width: 320, height: 180 },
  high: { width: 480, height: 270 },
}

/** The still of a film, made anew as a picture of ours; `null` when it cannot be had. Nothing else is ever fetched. */
export async function fetchVideoStill(
  { id, quality }: { id: string; quality: StillQuality },
  origin: string,
): Promise<Buffer | null> {
  try {
    const response = await fetch(youtubeStillUrl({ id, quality }, origin), {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > mostBytes) return null
    const bytes = Buffer.from(await response.arrayBuffer())
    if (bytes.length > mostBytes) return null
    return await sharp(bytes, { limitInputPixels: 4_000_000 })
      .resize({ ...sizes[quality], fit: 'cover' })
      .webp({ quality: 75 })
      .toBuffer()
  } catch {
    return null
  }
}
