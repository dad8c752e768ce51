import { channel } from 'node:diagnostics_channel'

/** Nothing of the visitor: no address, no query, no name. */
export interface AnsweredRequest {
  kind: string
  method: string
  status: number
  seconds: number
}

/** For whoever measures; without a subscriber nothing is published. */
export const answeredRequests = channel('gevel:answered-requests')
/** The seconds that one page took to become HTML. */
export const renderedPages = channel('gevel:rendered-pages')
