/** The stills that YouTube keeps of each film, by the names it gives them. */
const youtubeNames = { low: 'default', medium: 'mqdefault', high: 'hqdefault' } as const

export type StillQuality = keyof typeof youtubeNames

/** Where the still of a film is on our own site. */
export function videoStillPath(id: string, quality: StillQuality = 'high'): string {
  return `/images/youtube/${id}-${quality}.webp`
}

/** Which still of which film a file is; `null` for any other file. */
export function parseVideoStill(file: string): { id: string; quality: StillQuality } | null {
  const [, id, quality] = /^([\w-]{11})-(low|medium|high)\.webp$/.exec(file) ?? []
  return id && quality ? { id, quality: quality as StillQuality } : null
}

/** Where we fetch it from. */
export function youtubeStillUrl(
  { id, quality = 'high' }: { id: string; quality?: StillQuality },
  origin = 'https://i.ytimg.com',
): string {
  return `${origin}/vi/${id}/${youtubeNames[quality]}.jpg`
}
