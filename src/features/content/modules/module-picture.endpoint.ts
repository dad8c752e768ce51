import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Endpoint } from 'payload'

import { pageModules } from './modules'

const folder = path.join(process.cwd(), 'src/features/content/modules')

/** The picture by which an editor recognises a module. */
export const modulePictureEndpoint: Endpoint = {
  path: '/module-pictures/:slug',
  method: 'get',
  handler: async (req) => {
    const known = pageModules.find(({ slug }) => slug === req.routeParams?.slug)
    if (!known || !req.user) return new Response(null, { status: 404 })
    const picture = await readFile(path.join(folder, known.slug, 'picture.svg'))
    return new Response(new Uint8Array(picture), {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=3600' },
    })
  },
}
