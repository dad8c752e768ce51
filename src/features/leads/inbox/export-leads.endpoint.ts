import type { Endpoint, PayloadRequest } from 'payload'

import { database } from '@/database/connection'
import { knownLocale } from '@/i18n/locales'

import { exportInbox } from './export-inbox'
import { filtersFrom } from './inbox-filters'
import { exportLeadsPath } from '../lead-paths'
import { leadScope } from './leads.access'

/** The list as it is filtered, as a file for a spreadsheet. */
export const exportLeadsEndpoint: Endpoint = {
  path: exportLeadsPath,
  method: 'get',
  handler: (req) => {
    const scope = leadScope(req)
    if (!scope) return new Response(null, { status: 403 })
    const { searchParams } = new URL(req.url ?? '', 'http://localhost')
    const filters = filtersFrom((name) => searchParams.get(name))
    const language = knownLocale(req.i18n.language)
    // Who was searched for is a name or an address.
    const named = { ...filters, query: filters.query && '…' }
    req.payload.logger.info({ user: req.user?.id, filters: named }, 'leads were exported')
    return fileAnswer(streamOf(exportInbox(database(), filters, { scope, language }), req), {
      type: 'text/csv; charset=utf-8',
      name: 'leads.csv',
    })
  },
}

/** A file with what people wrote: saved by who asked for it, and by nothing in between. */
export function fileAnswer(body: BodyInit, { type, name }: { type: string; name: string }): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** A file that breaks off is no file: the browser gets an error, and so does the log. */
function streamOf(pieces: AsyncGenerator<string>, { payload }: PayloadRequest): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        payload.logger.error({ err: error }, 'the export of leads broke off')
        controller.error(error)
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
