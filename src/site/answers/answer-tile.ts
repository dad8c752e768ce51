import { immutableHeaders, uncachedHeaders } from '@/http-cache/cache-headers'

import { streetMap } from '../data/homes/street-map'

export interface TileAsked {
  version: string
  z: number
  x: number
  y: number
}

const deepestZoom = 22

/** A tile of the street map, packed as it lies in the archive; an empty one has no body. */
export async function answerTile({ version, z, x, y }: TileAsked, archive = streetMap()): Promise<Response> {
  const map = await archive
  if (!map || z > deepestZoom || x >= 2 ** z || y >= 2 ** z)
    return new Response(null, { status: 404, headers: uncachedHeaders })
  const tile = await map.tile(z, x, y)
  // A page of another release may still ask for its own version: it gets ours, and nobody keeps that.
  const cache = version === map.version ? immutableHeaders : uncachedHeaders
  if (!tile) return new Response(null, { status: 204, headers: cache })
  return new Response(new Uint8Array(tile), {
    headers: {
      ...cache,
      'Content-Length': String(tile.length),
      'Content-Type': 'application/vnd.mapbox-vector-tile',
      ...(map.isPacked && { 'Content-Encoding': 'gzip' }),
    },
  })
}
