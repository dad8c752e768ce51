import type { Hono } from 'hono'

import { uncachedHeaders } from '@/http-cache/cache-headers'

import { answerAssistant } from '../answers/answer-assistant'
import type { FileAnswered } from './answered'

/** What assistants of visitors ask, by the Model Context Protocol: each request is answered by itself. */
export function addAssistantRoutes(app: Hono, { fileLimited }: { fileLimited: FileAnswered }): void {
  for (const path of ['/mcp', '/mcp/'] as const) {
    app.post(path, (context) => answerAssistant(context.req.raw, fileLimited))
    // Nothing is said unasked, so there is no stream to listen to.
    app.get(path, () => new Response(null, { status: 405, headers: { Allow: 'POST', ...uncachedHeaders } }))
  }
}
