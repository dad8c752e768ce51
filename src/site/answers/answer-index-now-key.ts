import { sharedHeaders } from '@/http-cache/cache-headers'

/** By which search engines know that who tells them of our addresses may. */
export function answerIndexNowKey(key: string): Response {
  return new Response(key, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...sharedHeaders },
  })
}
