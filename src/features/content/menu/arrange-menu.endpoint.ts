import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'

import { hasRole } from '@/cms/access/editors.access'
import { database } from '@/database/connection'
import { languages } from '@/domain/language'

import { arrangeMenu } from './arrange-menu'
import { arrangeMenuPath } from './menu-paths'
import { type MenuState, readMenu } from './read-menu'

const id = z.number().int().positive().max(2_147_483_647)
const tree = z.array(z.object({ id, children: z.array(id).max(100) })).max(100)
const seen = z.string().max(100)
const askedSchema = z.intersection(
  z.object({ language: z.enum(languages) }),
  z.discriminatedUnion('action', [
    z.object({ action: z.literal('save'), seen, tree }),
    z.object({ action: z.enum(['publish', 'discard']), seen }),
  ]),
)

export interface MenuAnswer {
  menu: MenuState
  /** Why nothing was done. */
  refusal?: string
}

/** What the screen of the menu sends at every step. It answers the menu as it is then, also when it refuses. */
export const arrangeMenuEndpoint: Endpoint = {
  path: arrangeMenuPath,
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor')) return new Response(null, { status: 403 })
    const asked = askedSchema.safeParse(await req.json?.().catch(() => null)).data
    if (!asked) return new Response(null, { status: 400 })
    const answer = async (status: number, refusal?: string) => {
      const menu = await readMenu(req.payload, database(), asked.language)
      return Response.json({ menu, refusal } satisfies MenuAnswer, { status })
    }
    try {
      await arrangeMenu(req, asked)
      return await answer(200)
    } catch (error) {
      if (error instanceof APIError && error.status < 500) return answer(error.status, error.message)
      throw error
    }
  },
}
