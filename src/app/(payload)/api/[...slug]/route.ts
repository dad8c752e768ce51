import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

const post = REST_POST(config)

export const GET = REST_GET(config)
export const DELETE = REST_DELETE(config)
export const PATCH = REST_PATCH(config)
export const PUT = REST_PUT(config)
export const OPTIONS = REST_OPTIONS(config)

/** The rest of a file that is too large is never read: whatever comes next on that connection would wait behind it. */
export const POST: typeof post = async (...asked) => {
  const answer = await post(...asked)
  if (answer.status === 413) answer.headers.set('Connection', 'close')
  return answer
}
