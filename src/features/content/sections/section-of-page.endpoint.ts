import { commitTransaction, type Endpoint, initTransaction, killTransaction } from 'payload'
import { z } from 'zod'

import { hasRole } from '@/cms/access/editors.access'

import { sectionOfPage } from './section-of-page'
import { sectionOfPagePath } from './section-of-page-path'

const asked = z.object({
  page: z.number().int().positive().max(2_147_483_647),
  modules: z.array(z.string().max(40)).min(1).max(100),
  title: z.string().trim().min(1).max(160),
})

/** Asked by the form of a page, for modules that are to stand on other pages as well. */
export const sectionOfPageEndpoint: Endpoint = {
  path: sectionOfPagePath,
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor')) return new Response(null, { status: 403 })
    const { data: wanted } = asked.safeParse(await req.json?.())
    if (!wanted) return new Response(null, { status: 400 })
    const isOwn = await initTransaction(req)
    try {
      const id = await sectionOfPage(req, wanted)
      if (isOwn) await commitTransaction(req)
      return id === null ? new Response(null, { status: 404 }) : Response.json({ id })
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  },
}
