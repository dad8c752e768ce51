import type { Context } from 'hono'

import { withReads } from '../data/per-request'
import type { Answer } from '../page'
import { respond } from '../respond'

/** Sends what a screen answers; another one may let it wait for its turn first. */
export type Answered = (context: Context, answer: () => Answer | Promise<Answer>) => Promise<Response>

export function answered(context: Context, answer: () => Answer | Promise<Answer>): Promise<Response> {
  return withReads(async () => respond(await answer(), context.req.raw))
}

/** The same for what scripts, readers of feeds and search engines ask for: they need no page. */
export type FileAnswered = (answer: () => Response | Promise<Response>) => Promise<Response>

export function queryOf(context: Context): URLSearchParams {
  return new URL(context.req.url).searchParams
}
